/** An e-mail address that may break after its @ if it doesn't fit on a line. */
export function EmailText({ email }: { email: string }) {
  const at = email.indexOf('@') + 1
  return (
    <span className="min-w-0">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  )
}
