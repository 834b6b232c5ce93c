const HEIGHT = 600;

/** An embedded PDF of ours, with a download link. */
export function PdfFrame({ url, name }: { url: string; name: string }) {
  return (
    <div className="pdf">
      <iframe src={`${url}#view=FitH&navpanes=0`} title={name} height={HEIGHT} />
      <a href={url} download={name}>
        Download {name}
      </a>
    </div>
  );
}
