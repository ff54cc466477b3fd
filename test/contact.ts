import type { Visit } from './app.ts'

/** A valid message. */
export const MESSAGE = {
  nombre: 'Mariana Garza',
  email: 'mariana@correo.mx',
  telefono: '81 1234 5678',
  asunto: 'Bodega en Apodaca',
  mensaje: 'Hola:\n\nbusco una bodega con andenes.',
}

/** The hidden fields of a freshly loaded form. */
export async function openForm(visit: Visit, path = '/contacto', init?: RequestInit): Promise<Record<string, string>> {
  return hiddenFields(await (await visit(path, init)).text())
}

/** The hidden fields of the form in a page. */
export function hiddenFields(html: string): Record<string, string> {
  const inputs = html.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)
  return Object.fromEntries([...inputs].map(([, name = '', value = '']) => [name, value]))
}
