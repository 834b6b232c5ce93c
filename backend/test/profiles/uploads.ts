import sharp from 'sharp';

/** A form with one file, as browsers send it. */
export function aForm(
  field: string,
  file: { name: string; bytes: Buffer; type?: string },
): FormData {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(file.bytes)], { type: file.type ?? '' }), file.name);
  return form;
}

export function aPortrait(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#0b6e6e' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Dr. Secret' } })
    .toBuffer();
}
