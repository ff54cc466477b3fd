import type { AxeBuilder } from '@axe-core/playwright'
import fc from 'fast-check'
import { unsavedStyles } from '#app/agency/look/brand-look.server.ts'
import { expectContrast } from './axe.ts'
import { expect, test, visit } from './visitor.ts'

type Results = Awaited<ReturnType<AxeBuilder['analyze']>>
type WithAxe = Window & { axe: { run: (context: Document, options: object) => Promise<Results> } }

const COLOR = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const PAIRS = fc.sample(fc.record({ main: COLOR, accent: COLOR }), { numRuns: 200, seed: 38 })

/** Pages with few elements, because axe looks at each of them for every pair. */
const PAGES = [
  ['/', 'light'],
  ['/contacto', 'light'],
  ['/login', 'dark'],
] as const

for (const [path, colorScheme] of PAGES)
  test(`200 random pairs of colours have contrast on ${path}`, { tag: '@amplio' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await visit(page, path)
    // This also puts axe into the page, and waits for its animations.
    await expectContrast(page)
    const tried = PAIRS.map((pair) => ({ pair: `${pair.main} ${pair.accent}`, css: unsavedStyles(pair) }))
    const faults = await page.evaluate(async (pairs) => {
      const { axe } = window as unknown as WithAxe
      const sheet = new CSSStyleSheet()
      document.adoptedStyleSheets = [sheet]
      const found: string[] = []
      for (const { pair, css } of pairs) {
        // A transition would still show the colours of the pair before.
        sheet.replaceSync(`${css}\n*,::before,::after{transition:none!important}`)
        const options = { runOnly: ['color-contrast'], resultTypes: ['violations'], iframes: false }
        const { violations, passes } = await axe.run(document, options)
        if (passes.length === 0) found.push(`${pair}: axe looked at nothing`)
        found.push(...violations.flatMap(({ nodes }) => nodes.map(({ html }) => `${pair}: ${html}`)))
      }
      return found
    }, tried)
    expect(faults).toEqual([])
  })
