import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
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

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
    // The server's bundle is the app as one function, so that tests and the process call exactly what ships.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
