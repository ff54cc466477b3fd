import type { Visit } from '#test/app.ts'
import type { RoutePath } from '#test/route-paths.ts'
import type { Plan } from './arbitrary-request.ts'
import { type PageForm, formsOf } from './form-fields.ts'

export type Existing = {
  ids: string[]
  slugs: string[]
  messages: string[]
  photos: string[]
  complexes: { id: string; slug: string }[]
}
export type Sent = { path: string; method: string; body: string; response: Response; text: string }

/** Sends a planned request: a form is fetched like in a browser and sent with the planned changes. */
export async function sendPlan(
  plan: Plan,
  routes: readonly RoutePath[],
  existing: Existing,
  visit: Visit,
): Promise<Sent> {
  const route = chooseRoute(plan, routes)
  if (!route) throw new Error('no routes')
  const page = pathOf(route.pattern, plan, existing)
  const { body, headers } = plan.method === 'GET' || plan.method === 'HEAD' ? NOTHING : await bodyOf(plan, page, visit)
  const query = new URLSearchParams(plan.query.map(([name, value]) => [name, value])).toString()
  const path = `${plan.isData ? page.replace(/\/?$/, '.data').replace(/^\.data/, '/_.data') : page}${query ? `?${query}` : ''}`
  const response = await visit(path, { method: plan.method, body, headers: { ...plan.headers, ...headers } })
  return { path, method: plan.method, body: textOf(body), response, text: await response.text() }
}

/** Posts go mostly to routes that accept them, and most often to the largest forms. */
function chooseRoute({ method, routeAt }: Plan, routes: readonly RoutePath[]): RoutePath | undefined {
  if (method !== 'POST' || routeAt % POSTED_ANYWHERE === 0) return routes[routeAt % routes.length]
  const forms = routes.filter(({ changes }) => changes)
  const large = forms.filter(({ pattern }) => LARGE_FORMS.has(pattern))
  const chosen = routeAt % 2 === 0 ? large : forms
  return chosen[Math.floor(routeAt / 2) % chosen.length]
}

const LARGE_FORMS = new Set([
  '/add-property',
  '/edit-property/:propertyId',
  '/dashboard/conjuntos/:complexId',
  '/dashboard/conjuntos/:complexId/espacios',
  '/dashboard/conjuntos/:complexId/plano/:floorId?',
  '/dashboard/configuracion',
  '/contacto',
])
/** One of that many posts goes to any route. */
const POSTED_ANYWHERE = 10

const NOTHING: { body: BodyInit | null; headers: Record<string, string> } = { body: null, headers: {} }

/** @param pattern as in the table of routes */
function pathOf(pattern: string, { parts, existingAt }: Plan, existing: Existing): string {
  let at = 0
  const path = pattern.replaceAll(/\/(?::(\w+)(\?)?|\*)/g, (_part, name: string | undefined, optional) => {
    const thought = parts[at] ?? null
    at += 1
    if (optional && thought === '') return ''
    return `/${encodeURIComponent((thought ?? existingOf(name, existing, existingAt)).toWellFormed())}`
  })
  return path || '/'
}

function existingOf(
  name: string | undefined,
  { ids, slugs, messages, photos, complexes }: Existing,
  at: number,
): string {
  const all: Record<string, string[]> = {
    propertyId: ids,
    propertySlug: slugs,
    messageId: messages,
    complexId: complexes.map(({ id }) => id),
    complexSlug: complexes.map(({ slug }) => slug),
    format: ['excel', 'csv', 'fotos'],
    category: ['renta', 'venta'],
    type: ['bodega', 'nave'],
    municipality: ['apodaca', 'monterrey'],
  }
  const found = name === undefined ? photos : (all[name] ?? [])
  return found[at % found.length] ?? 'none'
}

/** The forms of a page that change something. */
export async function postedForms(visit: Visit, page: string): Promise<PageForm[]> {
  return formsOf(await (await visit(page)).text()).filter(({ method }) => method === 'POST')
}

async function bodyOf(plan: Plan, page: string, visit: Visit): Promise<typeof NOTHING> {
  const forms = await postedForms(visit, page)
  const fields = fieldsOf(plan, forms[plan.formAt % forms.length])
  switch (plan.encoding) {
    case 'json':
      return { body: JSON.stringify(Object.fromEntries(fields)), headers: { 'Content-Type': 'application/json' } }
    case 'none':
      return NOTHING
    case 'broken':
      return {
        body: '--x\r\nContent-Disposition: form-data; name="title',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      }
    case 'urlencoded':
      return { body: new URLSearchParams(fields), headers: {} }
    default: {
      const form = new FormData()
      for (const [name, value] of fields) form.append(name, value)
      return { body: form, headers: {} }
    }
  }
}

/** For empty fields: enough to make the form valid. */
const FILLED: Record<string, string> = {
  title: 'Bodega',
  price: '1,000',
  location: 'Centro',
  propertyId: 'P-1',
  area: '500',
  type: 'bodega',
  description: 'Amplia.',
  address: 'Calle 1',
  contactName: 'Ana',
  municipality: 'Apodaca',
  nombre: 'Ana',
  email: 'ana@correo.mx',
  asunto: 'Bodega',
  mensaje: 'Hola.',
  name: 'Ana',
  password: 'secreta-1',
}

/** The values of the form with the planned changes: often to its texts, which accept anything. */
function fieldsOf({ changes, buttonAt }: Plan, form: PageForm | undefined): [string, string][] {
  const { fields = [], buttons = [] } = form ?? {}
  const button = buttons[buttonAt % buttons.length]
  const sent: [string, string][] = fields.map(([name, value]) => [name, value || (FILLED[name] ?? '')])
  if (button) sent.push(button)
  for (const { at, value, how } of changes) {
    const texts = sent.flatMap(([name], index) => (name in FILLED ? [index] : []))
    const index = (at % 2 === 0 ? texts[at % texts.length] : undefined) ?? at % Math.max(1, sent.length)
    const [name = 'intent'] = sent[index] ?? []
    if (how === 'remove') sent.splice(index, 1)
    else if (how === 'repeat') sent.push([name, value])
    else sent[index] = [name, value]
  }
  return sent
}

function textOf(body: BodyInit | null): string {
  if (body instanceof FormData) return JSON.stringify([...body])
  return String(body ?? '')
}
