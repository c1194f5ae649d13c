// Change: no button. The build refuses a sidebar that can be hidden (see refuseNotices.ts).
export default function CollapseButton(): null {
  return null;
}
