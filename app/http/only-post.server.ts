/** The answer of an address that takes nothing but POST, to any other request. */
export function onlyPost(): Response {
  return new Response('Método no permitido', { status: 405, headers: { Allow: 'POST' } })
}
