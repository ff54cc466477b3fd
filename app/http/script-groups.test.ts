import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SCRIPT_GROUPS, SITE_FOLDERS } from './script-groups.ts'

const SITE = SCRIPT_GROUPS.find(({ name }) => name === 'site')?.test ?? /$^/

test.each(SITE_FOLDERS)('the folder %s is there and has something for the chunk of the site', (folder) => {
  const files = readdirSync(`app/${folder}`).map((file) => `/srv/app/${folder}/${file}`)
  expect(files.filter((file) => SITE.test(file))).not.toEqual([])
})

test('what only the server runs, and what some pages alone show, is in no chunk of all', () => {
  const others = [
    'photos/file-store.server.ts',
    'properties/listing/listing-screen.tsx',
    'panel/account.tsx',
    'app.css',
  ]
  expect(others.filter((file) => SCRIPT_GROUPS.some((group) => group.test.test(`/srv/app/${file}`)))).toEqual([])
})
