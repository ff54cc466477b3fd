import { readFileSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { INITIAL_LANDMARKS } from '#app/catalogue/place/initial-landmarks.ts'
import { DEMO_AGENCY } from '#test/factories/agency.ts'

const files = ['app', 'server', 'public', 'deploy'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(?:tsx?|json|css|svg|html|txt|webmanifest|service|sh|conf)$/.test(path))
    .filter((path) => !path.includes('.test.')),
)

/** Where the product speaks of itself: its files, its process, its service. */
const OWN = ['app/backups/read-archive.server.ts', 'deploy/', 'server/main.ts']

test('«Cerro Norte» is written only where the product speaks of itself', () => {
  const named = files.filter((path) => /Cerro Norte/i.test(readFileSync(path, 'utf8')))
  expect(named.filter((path) => !OWN.some((own) => path.startsWith(own)))).toEqual([])
  expect(named.length, 'the search finds what there is').toBeGreaterThan(0)
})

/** A literal example of a control: `placeholder="…"` or `placeholder: '…'`. */
const EXAMPLE = /placeholder(?:=|: ?)["'`]([^"'`]+)["'`]/g

test('the examples of forms are nobody’s: no name, contact or place of an agency', () => {
  const examples = files
    .filter((path) => path.startsWith('app/'))
    .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(EXAMPLE)].map(([, example = '']) => example))
  expect(examples.length).toBeGreaterThan(20)
  const { name, legalName, phone, whatsapp, email, street, locality, region } = DEMO_AGENCY.datos
  const places = INITIAL_LANDMARKS.flatMap(({ name: landmark, latitude }) => [landmark, String(latitude)])
  const theirs = [name, legalName, phone, whatsapp, email, street, locality, region, ...places].filter(
    (text) => text !== null,
  )
  expect(examples.filter((example) => theirs.some((text) => example.includes(text)))).toEqual([])
})
