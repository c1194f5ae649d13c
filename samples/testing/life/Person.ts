import {fireEvent, within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

export interface Person {
  click(name: string | RegExp): Promise<void>;
  /** As `click`, for a form whose required file jsdom does not see. */
  submit(name: string): Promise<void>;
  hover(name: string | RegExp): Promise<void>;
  type(label: string, text: string): Promise<void>;
  select(label: string, option: string): Promise<void>;
  upload(label: string, file: File): Promise<void>;
  /** What was typed and is no longer where it was typed. */
  lost(): string[];
}

/** The screen does not offer now what a person wants to use. */
export class NotOffered extends Error {}

/** Whether they can go on; false if the screen does not offer the step now. */
export async function attempt(step: () => Promise<void>): Promise<boolean> {
  try {
    await step();
    return true;
  } catch (error) {
    if (error instanceof NotOffered) return false;
    if ((error as Error).name === 'TestingLibraryElementError')
      return false;
    throw error;
  }
}

/** Somebody who uses the page, and remembers what they typed. */
export function person(): Person {
  const user = userEvent.setup({delay: null});
  const page = within(document.body);
  const typed = new Map<string, string>();
  const control = (name: string | RegExp) => {
    const buttons = page.queryAllByRole('button', {name});
    const usable = buttons.find((button) => !button.matches(':disabled'));
    if (usable) return usable;
    if (buttons.length > 0) throw new NotOffered(`${name} is disabled.`);
    return page.getByRole('link', {name});
  };
  const field = (label: string) => {
    const found = page.getByLabelText<HTMLInputElement>(label);
    if (found.matches(':disabled') || found.readOnly)
      throw new NotOffered(`${label} is locked.`);
    return found;
  };

  return {
    click: (name) => user.click(control(name)),
    submit: async (name) =>
      void fireEvent.submit(control(name).closest('form')!),
    hover: (name) => user.hover(control(name)),
    async type(label, text) {
      await user.clear(field(label));
      await user.type(field(label), text);
      typed.set(label, text);
    },
    select: (label, option) => user.selectOptions(field(label), option),
    upload: (label, file) => user.upload(field(label), file),
    lost: () =>
      [...typed].flatMap(([label, text]) => {
        const found = page.queryByLabelText<HTMLInputElement>(label);
        return found?.value === text ? [] : [`"${text}" in ${label}`];
      }),
  };
}
