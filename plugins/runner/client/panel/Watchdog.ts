import type {Trouble} from './trouble';

/** In seconds, which are counted, not measured: a computer that slept has not waited. */
const PATIENCE = 8;
const PATIENCE_AT_START = 30;
const PATIENCE_AFTER_LOAD = 3;

/** In a second. The samples of the pages send some hundred. */
const MOST_MESSAGES = 5000;

/** Decides when a frame has to be removed. */
export class Watchdog {
  private missed = 0;
  private messages = 0;
  private loads = 0;
  private isOpen = false;
  private silent = 0;

  constructor(private readonly stop: (trouble: Trouble) => void) {}

  /** Whether this message is still to be looked at. */
  heard(): boolean {
    this.messages++;
    if (this.messages === MOST_MESSAGES) this.stop('flood');
    return this.messages < MOST_MESSAGES;
  }

  alive(): void {
    this.missed = 0;
  }

  /** The frame's own document is there, and says so. */
  frameOpened(): void {
    this.isOpen = true;
    this.missed = 0;
  }

  /** The frame's own document is the first; it has no business with another. */
  loaded(): void {
    this.loads++;
    if (this.loads > 1) this.stop('left');
  }

  /** Once a second, with a question to the frame. */
  tick(isReady: boolean): void {
    this.messages = 0;
    this.missed++;
    if (isReady && this.missed > PATIENCE) this.stop('stuck');
    // After a new deploy the document may be another: the one for addresses that do not exist.
    if (this.loads > 0 && !this.isOpen) this.silent++;
    if (!isReady && (this.missed > PATIENCE_AT_START || this.silent > PATIENCE_AFTER_LOAD))
      this.stop('missing');
  }
}
