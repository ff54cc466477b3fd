/** The response to any other method, of a URL that accepts only POST. */
export function onlyPost(): Response {
  return new Response('Método no permitido', { status: 405, headers: { Allow: 'POST' } })
}
