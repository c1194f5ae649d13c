import {useState} from 'react';
import {useCreateOrderMutation, type Order} from './nurseryApi';

export function OrderForm({onSaved}: {onSaved: (id: string) => void}) {
  const [createOrder, {isLoading}] = useCreateOrderMutation();
  const [problem, setProblem] = useState<string>();

  async function save(form: HTMLFormElement) {
    setProblem(undefined);
    const pots = Number(new FormData(form).get('pots'));
    let order: Order;
    try {
      // Nothing else in the try block: a bug in onSaved is no failed save.
      order = await createOrder({plant: 'Fern', pots}).unwrap();
    } catch (error) {
      setProblem(reasonOf(error));
      return;
    }
    onSaved(order.id); // only after a success
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save(event.currentTarget);
      }}
    >
      <input name="pots" type="number" defaultValue={0} aria-label="Pots" />
      <button disabled={isLoading}>Save</button>
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}

interface Refusal {
  status: 422;
  data: {reason?: string} | null; // null: the response had no body
}

const isRefusal = (error: unknown): error is Refusal =>
  typeof error === 'object' &&
  error !== null &&
  'status' in error &&
  error.status === 422;

function reasonOf(error: unknown) {
  const reason = isRefusal(error) ? error.data?.reason : undefined;
  return reason ?? 'Please try again.';
}
