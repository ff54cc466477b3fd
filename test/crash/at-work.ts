import { MESSAGE } from '#test/contact.ts'
import { buildPicture } from '#test/factories/picture.ts'
import type { Journal } from './journal.ts'

export const AMENITIES = ['con_servicios', 'estacionamiento']
/** Facts that the form accepts without a question, for example about an implausible price per m². */
export const PROPERTY = { price: '1,250,000', location: 'Centro', area: '500', propertyId: 'PROP-001' }

type Server = { url: string; cookie: string }
export type Kind = 'save' | 'upload' | 'message' | 'edit'

/**
 * People who save, write and edit at the same time, without pauses, until the server is gone.
 * @param withPhotos whether they also upload photos, for which the server starts a process
 * @param onDone called with each response, once it is in the journal
 */
export async function work(
  server: Server,
  journal: Journal,
  withPhotos: boolean,
  onDone: (kind: Kind) => void,
): Promise<void> {
  const people: [Kind, () => Promise<void>][] = [
    ['save', () => save(server, journal, withPhotos)],
    ...(withPhotos ? [['upload', () => upload(server, journal)] satisfies [Kind, () => Promise<void>]] : []),
    ['message', () => write(server, journal)],
    ['edit', () => edit(server, journal)],
  ]
  await Promise.all(
    people.map(async ([kind, act]) => {
      try {
        for (;;) {
          await act()
          onDone(kind)
        }
      } catch (error) {
        // The connection broke: the pending change was not acknowledged and may or may not be stored.
        if (!(error instanceof TypeError)) throw error
      }
    }),
  )
}

let count = 0

async function save(server: Server, { saved }: Journal, hasPhoto: boolean) {
  count += 1
  const title = `Bodega ${count}`
  const form = formOf({ ...PROPERTY, title })
  for (const code of AMENITIES) form.append('amenities', code)
  if (hasPhoto) form.append('images', await picture(), 'fachada.png')
  await post(server, '/add-property', form, 'aviso=propiedad-guardada')
  saved.push({ title, hasPhoto })
}

async function upload(server: Server, { uploaded }: Journal) {
  const form = new FormData()
  form.append('images', await picture(), 'patio.png')
  const response = await fetch(`${server.url}/photos`, {
    method: 'POST',
    body: form,
    headers: { Cookie: server.cookie },
  })
  const { photos } = (await response.json()) as { photos: { key: string }[] }
  for (const { key } of photos) uploaded.push(key)
}

async function write(server: Server, { received }: Journal) {
  count += 1
  const mensaje = `Busco una bodega, la número ${count}.`
  await post(server, '/contacto', formOf({ ...MESSAGE, mensaje }), '/contacto-confirmacion')
  received.push(mensaje)
}

async function edit(server: Server, { edited }: Journal) {
  count += 1
  const description = `Así dice ahora: ${count}`
  edited.asked = description
  const form = formOf({ ...PROPERTY, title: 'La de siempre', description, version: String(edited.version) })
  await post(server, `/edit-property/${edited.id}`, form, 'aviso=propiedad-actualizada')
  edited.said = description
  edited.asked = null
  edited.version += 1
}

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** Each picture has its own colour, because equal pictures are one photo. */
async function picture(): Promise<Blob> {
  count += 1
  const colour = `#${((count * 2_654_435) % 0xff_ff_ff).toString(16).padStart(6, '0')}`
  return new Blob([await buildPicture('png', { width: 500, height: 300, colour })])
}

/** @throws TypeError when the connection breaks, another error when the answer is not `expected` */
async function post({ url, cookie }: Server, path: string, body: FormData, expected: string) {
  const form = path === '/contacto' ? new URLSearchParams(body as unknown as Record<string, string>) : body
  // Every visitor has their own address: a single one would be stopped after some messages.
  const headers = { Cookie: cookie, 'X-Forwarded-For': `10.0.${Math.floor(count / 250)}.${count % 250}` }
  const response = await fetch(url + path, { method: 'POST', body: form, headers, redirect: 'manual' })
  const location = response.headers.get('Location') ?? ''
  if (!location.includes(expected)) throw new Error(`${path}: ${response.status} ${location}`)
}
