import {within} from '@testing-library/react';
import {userEvent} from '@testing-library/user-event';

export interface Person {
  click(name: string | RegExp): Promise<void>;
  hover(name: string | RegExp): Promise<void>;
  type(label: string, text: string): Promise<void>;
  select(label: string, option: string): Promise<void>;
  upload(label: string, file: File): Promise<void>;
  /** What was typed and is no longer where it was typed. */
  lost(): string[];
}

/** Somebody who uses the page, and remembers what they typed. */
export function person(): Person {
  const user = userEvent.setup({delay: null});
  const page = within(document.body);
  const typed = new Map<string, string>();
  const control = (name: string | RegExp) => {
    const [button] = page.queryAllByRole('button', {name});
    return button ?? page.getByRole('link', {name});
  };

  return {
    click: (name) => user.click(control(name)),
    hover: (name) => user.hover(control(name)),
    async type(label, text) {
      const field = page.getByLabelText(label);
      await user.clear(field);
      await user.type(field, text);
      typed.set(label, text);
    },
    select: (label, option) =>
      user.selectOptions(page.getByLabelText(label), option),
    upload: (label, file) => user.upload(page.getByLabelText(label), file),
    lost: () =>
      [...typed].flatMap(([label, text]) => {
        const field = page.queryByLabelText<HTMLInputElement>(label);
        return field?.value === text ? [] : [`"${text}" in ${label}`];
      }),
  };
}
