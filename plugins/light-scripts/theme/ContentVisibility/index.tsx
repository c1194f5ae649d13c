// Change: no notice. The build refuses unlisted pages (see refuseNotices.ts).
export default function ContentVisibility(): null {
  return null;
}
