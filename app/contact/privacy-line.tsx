/** What happens to what is typed here, where it is typed. */
export function PrivacyLine() {
  return (
    <p className="text-2xs leading-[1.45] text-ink-3">
      Usamos tus datos solo para responderte. Consulta el{' '}
      <a href="/aviso-privacidad" className="underline">
        aviso de privacidad
      </a>
      .
    </p>
  )
}
