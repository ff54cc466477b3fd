import { addDays, dayIn } from '#app/calendar/calendar-day.ts'
import type { Page } from '@playwright/test'
import { SHORT_WORDS, brokenWords } from './broken-words.ts'
import { ANONYMOUS, addLead, addProperty, dayFromToday, expect, newTitle, test, visit } from './staff.ts'

const WIDTHS = [320, 390, 768, 1440]
/** The separator between facts, and the tax of a price without its plus. */
const NEVER_FIRST = /[·]|(?<=\+\u00A0)IVA/g

test(
  'no line of the panel begins with the dot between facts, nor with a tax without its plus',
  { tag: '@escritorio' },
  async ({ page }) => {
    const title = newTitle()
    await addProperty(page, {
      title,
      category: 'renta',
      price: '46,750',
      vat: 'mas_iva',
      location: 'Parque industrial Huinalá',
      municipality: 'San Nicolás de los Garza',
      state: 'Nuevo León',
      timeAlert: addDays(dayIn('America/Monterrey', new Date()), 1),
    })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      for (const path of [
        '/dashboard',
        `/dashboard/propiedades?search=${title.slice(-8)}`,
        '/dashboard/alertas',
        '/dashboard/actividad',
      ]) {
        await visit(page, path)
        await expect(page.getByText(title).first()).toBeAttached()
        expect(await badLines(page), `${path} at ${width} px`).toEqual([])
      }
    }
  },
)

/** Pages of a lead, below its address. */
const LEAD = ['', '/editar', '/busca/nuevo', '/visitas/nueva', '/cierre']

const PANEL = [
  '/dashboard',
  '/dashboard/propiedades',
  '/dashboard/listas',
  '/dashboard/importar',
  '/dashboard/importar/archivo',
  '/dashboard/fotos',
  '/dashboard/cambios/nuevo?todas=1&cambio=precio',
  '/dashboard/cambios/nuevo?todas=1&cambio=contacto',
  '/dashboard/conjuntos',
  '/dashboard/conjuntos/nuevo',
  '/dashboard/propietarios',
  '/dashboard/actividad',
  '/dashboard/alertas',
  '/dashboard/mensajes',
  '/dashboard/hoy',
  '/dashboard/prospectos',
  '/dashboard/prospectos/tablero',
  '/dashboard/prospectos/numeros',
  '/dashboard/prospectos/nuevo',
  '/dashboard/prospectos/importar',
  '/dashboard/configuracion',
  '/dashboard/configuracion/agencia/datos',
  '/dashboard/configuracion/agencia/servicios',
  '/dashboard/configuracion/ubicacion',
  '/dashboard/configuracion/correo',
  '/dashboard/configuracion/respaldos',
  '/dashboard/configuracion/segundo-paso',
  '/dashboard/configuracion/tarjeta',
  '/dashboard/configuracion/equipo',
  '/dashboard/configuracion/datos-personales?buscar=ana',
  '/dashboard/configuracion/portales',
  '/dashboard/configuracion/prospectos',
  '/bienvenida',
  '/add-property',
]

test('no control of the panel has letters that make a phone zoom', { tag: '@movil' }, async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 390, height: 844 })
  const lead = await addLead(page, newTitle('Prospecto'))
  for (const path of [...PANEL, ...LEAD.map((below) => lead + below)]) {
    await visit(page, path)
    const small = await page
      .locator(':is(input, select, textarea):not([type=hidden], [type=checkbox], [type=radio])')
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          const size = Number.parseFloat(getComputedStyle(control).fontSize)
          return size < 16 ? [`${size} px: ${control.outerHTML.slice(0, 120)}`] : []
        }),
      )
    expect(small, path).toEqual([])
  }
})

test(
  'on the narrowest phone no page of a visit or a property is wider than the screen or breaks a word',
  {
    tag: '@movil',
  },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 844 })
    const code = newTitle()
    const property = await addProperty(page, { title: code })
    const lead = await addLead(page, newTitle('Prospecto'))
    const texts = { people: '', keys: '', meetingPlace: '', asesorId: '' }
    const form = { property: code, day: dayFromToday(3), hour: '10:00', minutes: '60', ...texts }
    await page.request.post(`${lead}/visitas/nueva`, { form, maxRedirects: 0 })
    await visit(page, lead)
    const planned = await page.locator(`a[href^='${lead}/visitas/']:not([href*=nueva])`).first().getAttribute('href')
    for (const path of [planned ?? '', `/property/${property}`, '/dashboard/propiedades', '/dashboard/prospectos']) {
      await visit(page, path)
      const excess = await page.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
      expect(excess, `${path} is wider than the screen by`).toBeLessThanOrEqual(0)
      expect(await page.locator('h1, main :is(dt, .btn)').evaluateAll(brokenWords, SHORT_WORDS), path).toEqual([])
    }
  },
)

test('on paper a page of the panel has no buttons', { tag: '@escritorio' }, async ({ page }) => {
  const title = newTitle()
  await visit(page, `/property/${await addProperty(page, { title })}`)
  const edit = page.getByRole('link', { name: 'Editar Propiedad' })
  await expect(edit).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(edit).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('every control of the form is at least 44 px high for a finger', { tag: '@movil' }, async ({ page }) => {
  await visit(page, '/add-property')
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const low = await page
      .locator('main :is(input, select, textarea, button, summary)')
      .filter({ visible: true })
      .evaluateAll((controls) =>
        controls.flatMap((control) => {
          // A radio button is clicked by its label.
          const target = control.matches('[type=checkbox], [type=radio]')
            ? (control.closest('label') ?? control)
            : control
          const { width: across, height } = target.getBoundingClientRect()
          const isSeen = across > 1 && height > 1
          return isSeen && height < 44 ? [`${Math.round(height)} px: ${control.outerHTML.slice(0, 120)}`] : []
        }),
      )
    expect(low, `at ${width} px`).toEqual([])
  }
})

test('the time of an action stays on one line', { tag: '@movil' }, async ({ page }) => {
  await addProperty(page, { title: newTitle() })
  await page.setViewportSize({ width: 320, height: 844 })
  await visit(page, '/dashboard/actividad')
  const times = page.getByRole('main').getByRole('listitem').locator('time')
  const room = await times.evaluateAll((all) =>
    all.map((time) => {
      const text = document.createRange()
      text.selectNodeContents(time)
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top))).size
      return {
        lines,
        fits: text.getBoundingClientRect().right <= (time.parentElement?.getBoundingClientRect().right ?? 0),
      }
    }),
  )
  expect(room.length).toBeGreaterThan(0)
  for (const each of room) expect(each).toEqual({ lines: 1, fits: true })
})

test.describe('at the login', () => {
  test.use({ storageState: ANONYMOUS })

  test('the reason for the login is one text as wide as its box', { tag: '@escritorio' }, async ({ page }) => {
    await visit(page, '/login?volver=%2Fadd-property&motivo=sesion')
    const why = page.getByRole('status').filter({ hasText: 'Tu sesión terminó' })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      const [first, kept] = await why.evaluate((box) => {
        const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        const sentences: DOMRect[][] = []
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          if (!node.textContent?.trim()) continue
          range.selectNodeContents(node)
          sentences.push([...range.getClientRects()])
        }
        return [sentences.at(0)?.at(-1)?.top ?? 0, sentences.at(-1)?.at(0)?.top ?? 0]
      })
      expect(kept, `the second sentence follows the first at ${width} px`).toBeGreaterThanOrEqual(Number(first))
    }
  })
})

/** Wrong line breaks: the text before and after each. */
async function badLines(page: Page): Promise<string[]> {
  return page.locator('body').evaluate(
    (body, { source, flags }) => {
      const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
      const bad: string[] = []
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { textContent, parentElement } = node
        if (!textContent || !parentElement?.checkVisibility()) continue
        for (const { index } of textContent.matchAll(new RegExp(source, flags))) {
          const mark = document.createRange()
          mark.setStart(node, index)
          mark.setEnd(node, index + 1)
          const { left, top, bottom, width } = mark.getBoundingClientRect()
          const block = blockOf(parentElement)
          const line = document.createRange()
          line.selectNodeContents(block)
          const rects = [...line.getClientRects()].filter((rect) => rect.width > 0)
          const isFirstLine = rects.every((rect) => rect.bottom > (top + bottom) / 2)
          const same = rects.filter((rect) => rect.top < (top + bottom) / 2 && rect.bottom > (top + bottom) / 2)
          if (width > 0 && !isFirstLine && same.every((rect) => rect.left >= left - 1))
            bad.push(`${textContent.slice(Math.max(0, index - 20), index)} | ${textContent.slice(index, index + 20)}`)
        }
      }
      return bad

      function blockOf(element: Element): Element {
        const isInline = ['inline', 'contents'].includes(getComputedStyle(element).display)
        return isInline && element.parentElement ? blockOf(element.parentElement) : element
      }
    },
    { source: NEVER_FIRST.source, flags: NEVER_FIRST.flags },
  )
}
