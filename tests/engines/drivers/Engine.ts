/** What the behaviors need of a browser. The rest is done by scripts in the page, which all engines run alike. */
export interface Engine {
  /** A tab, perhaps that of the test before. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** To another document; it need not be there yet when this is done. */
  go(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Runs a function in the page, which may return a promise. It sees nothing of the test but its arguments. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ): Promise<Result>;
  /** A key, or several held together: `Control+k`. */
  press(keys: string): Promise<void>;
  type(text: string): Promise<void>;
  point(at: Point): Promise<void>;
  /** Presses at one point, releases at another, or at the same. */
  click(at: Point, to?: Point): Promise<void>;
  /** Turns the wheel over a point; `down` in CSS pixels. */
  wheel(at: Point, down: number): Promise<void>;
  screenshot(): Promise<Uint8Array>;
}

export interface Size {
  width: number;
  height: number;
}

/** Only when the size is another one: engines take a while for it even if nothing changes. */
export function resizing(resize: (size: Size) => Promise<void>) {
  let last: Size | undefined;
  return async (size: Size) => {
    if (last?.width === size.width && last.height === size.height) return;
    await resize(size);
    last = size;
  };
}

export interface Point {
  x: number;
  y: number;
}

/** What a reader has told the system, which an engine reads when it starts. */
export interface System {
  isDark: boolean;
  hasLessMotion: boolean;
}
