import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { type Plugin, defineConfig } from 'vite'
import { brandColor } from './app/agency/brand-colors.server.ts'
import {
  DETAIL_GROUP,
  FORMS_GROUP,
  LATE_CHUNKS,
  LISTING_GROUPS,
  PAGES_GROUP,
  PANEL_GROUP,
  SCRIPT_GROUPS,
  SMALL_GROUPS,
} from './app/http/script-groups.ts'

/** The chunks of app/http/script-groups.ts, by the names that deferred-scripts.server.ts knows. */
const GROUPS = [
  ...SCRIPT_GROUPS,
  PAGES_GROUP,
  FORMS_GROUP,
  DETAIL_GROUP,
  PANEL_GROUP,
  ...LISTING_GROUPS,
  ...SMALL_GROUPS,
]

/**
 * What several pages share by chance has no name but its hash: the list of all pages, which every page loads, names it
 * again and again.
 */
function chunkFile({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string {
  const isNamed = isDynamicEntry || LATE_CHUNKS.includes(name) || GROUPS.some((group) => group.name === name)
  return isNamed ? 'assets/[name]-[hash].js' : 'assets/[hash].js'
}

/** What every page has by then is not asked for again with a part that comes late: its name alone weighs. */
function notThereYet(_chunk: string, needed: string[]): string[] {
  return needed.filter((file) => !SCRIPT_GROUPS.some(({ name }) => file.startsWith(`assets/${name}-`)))
}

/** The commands and worker processes; and the app as a function, which tests call exactly as it ships. */
const SERVER_ENTRIES = Object.fromEntries(
  ['server/app.ts', ...globSync('server/{commands,workers}/*.ts')].map((path) => [parse(path).name, path]),
)

/** Files that the server opens (`new URL('x.ttf', import.meta.url)`) stand in the build beside its scripts. */
function openedFiles(): Plugin {
  const opened = /new URL\('([^']+\.\w+)', import\.meta\.url\)/g
  return {
    name: 'opened-files',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: [/\.server\.ts$/, /\/server\//], code: opened },
      handler(code, id) {
        return code.replaceAll(opened, (_named, path: string) => {
          const fileName = basename(path)
          this.emitFile({ type: 'asset', fileName, source: readFileSync(join(dirname(id), path)) })
          return `new URL('${fileName}', import.meta.url)`
        })
      },
    },
  }
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), openedFiles()],
  define: { THEME_COLOR: JSON.stringify(brandColor('plane')) },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        modulePreload: { resolveDependencies: notThereYet },
        rollupOptions: {
          output: { chunkFileNames: chunkFile, codeSplitting: { groups: GROUPS } },
        },
      },
    },
    ssr: {
      build: {
        target: 'node24',
        rollupOptions: {
          input: SERVER_ENTRIES,
          output: { chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
})
