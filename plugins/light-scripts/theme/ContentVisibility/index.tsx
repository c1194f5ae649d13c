// Change: no notice. The build refuses unlisted pages (see refuseNotices.ts), so there is nothing to say.
export default function ContentVisibility(): null {
  return null;
}
