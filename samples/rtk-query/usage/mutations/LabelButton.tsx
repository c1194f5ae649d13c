import {useDownloadLabelMutation} from './labelApi';

export function LabelButton({orderId}: {orderId: string}) {
  const [downloadLabel, {isLoading, isError}] = useDownloadLabelMutation();

  async function save() {
    const {data: url} = await downloadLabel(orderId);
    if (!url) return; // isError is true
    const link = document.createElement('a');
    link.href = url;
    link.download = `label-${orderId}.pdf`;
    link.click();
    // The browser reads the URL after this function has ended.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <>
      <button disabled={isLoading} onClick={save}>
        Save the label
      </button>
      {isError && <p role="alert">The label could not be loaded.</p>}
    </>
  );
}
