/** The input of a case's form that takes such a file; that of images says what cannot be taken. */
export function inputOf({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (type.startsWith('video/')) return 'files-VIDEO';
  if (type === 'application/pdf' || /\.pdf$/i.test(name)) return 'files-REPORT';
  return 'files-IMAGE';
}
