// Change: no banner. The build refuses versions that would have one (see refuseNotices.ts).
export default function DocVersionBanner(): null {
  return null;
}
