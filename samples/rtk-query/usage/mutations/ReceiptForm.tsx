import {useUploadReceiptMutation} from './receiptApi';

export function ReceiptForm() {
  const [upload, {data, isLoading, isError}] = useUploadReceiptMutation();

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void upload(new FormData(event.currentTarget));
      }}
    >
      <input type="file" name="receipt" aria-label="Receipt" required />
      <button disabled={isLoading}>Upload</button>
      {data && <p>Stored as {data.receipt}</p>}
      {isError && <p role="alert">The upload failed.</p>}
    </form>
  );
}
