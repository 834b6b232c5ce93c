const HEIGHT = 600;

/** A PDF of ours as the browser shows it, with a way to keep it. */
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
