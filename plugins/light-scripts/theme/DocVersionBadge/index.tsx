// Change: no badge. The build refuses versions that would have one (see refuseNotices.ts).
export default function DocVersionBadge(): null {
  return null;
}
