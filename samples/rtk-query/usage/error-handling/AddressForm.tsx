import {type Address, useSaveAddressMutation} from './checkoutApi';
import {errorText, isFetchBaseQueryError} from './errorText';

type FieldErrors = Partial<Record<keyof Address, string>>;

/** With status 422, this shop sends `{fields: {zip: '…'}}`. */
function fieldErrors(error: unknown): FieldErrors | undefined {
  if (!isFetchBaseQueryError(error) || error.status !== 422) return;
  const body = error.data as {fields?: FieldErrors} | null | undefined;
  return body?.fields;
}

export function AddressForm({onSaved}: {onSaved: () => void}) {
  const [saveAddress, {error, isLoading}] = useSaveAddressMutation();
  const fields = fieldErrors(error);

  async function submit(form: FormData) {
    const {error} = await saveAddress({
      street: String(form.get('street')),
      zip: String(form.get('zip')),
    });
    if (!error) onSaved();
  }

  return (
    // Not `action={submit}`: React 19 empties the fields after an action.
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit(new FormData(event.currentTarget));
      }}
    >
      <label>
        Street <input name="street" />
      </label>
      {fields?.street && <p role="alert">{fields.street}</p>}
      <label>
        ZIP code <input name="zip" />
      </label>
      {fields?.zip && <p role="alert">{fields.zip}</p>}
      {/* Also for a complaint about a field that is not in this form. */}
      {error && !fields?.street && !fields?.zip && (
        <p role="alert">{errorText(error)}</p>
      )}
      <button disabled={isLoading}>Save</button>
    </form>
  );
}
