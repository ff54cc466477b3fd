import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { type Plugin, type Rolldown, defineConfig } from 'vite'
import { brandColor } from './app/agency/look/brand-colors.server.ts'

/** Folders of what frames every page of a visitor, and of what lists show; the latter stands on the former. */
const FRAMES = /\/app\/(?:[^/]+$|(?:agency|calendar|figures|interest|photos|seo|site|text|ui)\/)/
/** The legal texts stay with their pages, because their styles would delay every page that loads the group. */
const DETAILS = /\/app\/(?:[^/]+$|(?:agency(?!\/legal\/)|calendar|figures|interest|photos|seo|site|text|ui)\/)/
const LISTS = /\/app\/listing\/(?:card|common-search|page|search)\/[^/]+$/

/**
 * The scripts of browsers, by package and folder; all else as the bundler splits it. A group takes with it what it is
 * built on, so those that others are built on come first. A module that few pages need stays with them. What frames a
 * visitor's page and its lists has only modules that such pages import; 'late' is what they load once they are painted.
 */
const GROUPS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: (id, modules) => (visitorPages(id, modules) >= 6 ? 'site' : null), test: FRAMES },
  { name: (id, modules) => (visitorPages(id, modules) >= 2 ? 'listing' : null), test: LISTS },
  { name: 'late', test: /\/app\/ui\/(?:notice|form\/typed-caret)\.tsx?$/ },
  { name: 'fields', test: /\/app\/ui\/form\/(?:field|select|select-field)\.tsx$/ },
  // Lists and comparisons need a day in words, and no form.
  { name: 'days', test: /\/app\/calendar\/calendar-day\.ts$/ },
  {
    name: (id, modules) => (visitorPages(id, modules) > 0 ? 'forms' : null),
    test: /\/app\/(?:forms|ui\/form\/(?!date-field|drop-area|file-field))/,
    minShareCount: 6,
  },
  { name: (id, modules) => (visitorPages(id, modules) > 0 ? 'details' : null), test: DETAILS, minShareCount: 4 },
  { name: 'panel', test: /\/app\/(?:panel|ui\/panel|site\/(?:notices|url-notice))[/.]/, minShareCount: 4 },
]

const PUBLIC_ROUTE = /\/app\/routes\/public\/([\w-]+)\.tsx/

/** How many pages of visitors import a module, by themselves or through others; all of them if their layout does. */
function visitorPages(id: string, modules: Rolldown.ChunkingContext): number {
  const importers = new Set([id])
  for (const importer of importers)
    for (const next of modules.getModuleInfo(importer)?.importers ?? []) importers.add(next)
  const routes = new Set([...importers].map((importer) => PUBLIC_ROUTE.exec(importer)?.[1]).filter(Boolean))
  return routes.has('layout') || [...importers].some((importer) => importer.endsWith('/app/root.tsx'))
    ? Infinity
    : routes.size
}

/** The commands and worker processes; and the app as a function, which tests call exactly as it ships. */
const SERVER_ENTRIES = Object.fromEntries(
  ['server/app.ts', ...globSync('server/{commands,workers}/*.ts')].map((path) => [parse(path).name, path]),
)

/** Files that the server names by `new URL(…, import.meta.url)` stand in the build beside its scripts. */
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
        rollupOptions: { output: { codeSplitting: { groups: GROUPS } } },
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
