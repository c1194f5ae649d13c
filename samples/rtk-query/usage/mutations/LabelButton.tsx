import {useDownloadLabelMutation} from './labelApi';

export function LabelButton({orderId}: {orderId: string}) {
  const [downloadLabel, {isLoading, isError, originalArgs}] =
    useDownloadLabelMutation();

  async function save() {
    const {data} = await downloadLabel(orderId);
    if (!data) return; // isError is true
    const {url, fileName = `label-${orderId}.pdf`} = data;
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName;
    link.click();
    // The browser reads the URL after this function has ended.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  }

  return (
    <>
      <button disabled={isLoading} onClick={save}>
        Save the label
      </button>
      {isError && originalArgs === orderId && (
        <p role="alert">The label could not be loaded.</p>
      )}
    </>
  );
}
