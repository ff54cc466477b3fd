/** A field of a posted form as text: what was not sent, or was sent as a file, is empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
