import {useDownloadLabelMutation} from './filesApi';

export function LabelButton({orderId}: {orderId: string}) {
  const [downloadLabel, {isLoading}] = useDownloadLabelMutation();

  async function save() {
    const {data: url} = await downloadLabel(orderId);
    if (!url) return;
    const link = document.createElement('a');
    link.href = url;
    link.download = `label-${orderId}.pdf`;
    link.click();
    URL.revokeObjectURL(url);
  }

  return (
    <button disabled={isLoading} onClick={save}>
      Save the label
    </button>
  );
}
