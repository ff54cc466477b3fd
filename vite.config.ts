import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, parse } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { type Plugin, defineConfig } from 'vite'
import { brandColor } from './app/agency/look/brand-colors.server.ts'

/** Folders of what frames every page of a visitor, and of what lists show; the latter stands on the former. */
const FRAMES = 'agency|calendar|figures|interest|photos|seo|site|text|ui'
const LISTS = 'listing/(?:card|common-search|page|search)'

/**
 * The scripts of browsers, by package and folder; all else as the bundler splits it. A group takes with it what it is
 * built on, so those that others are built on come first. A module that few pages need stays with them.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  { name: 'site', test: new RegExp(`/app/(?:[^/]+$|(?:${FRAMES})/(?!form|panel))`), minShareCount: 6 },
  { name: 'listing', test: new RegExp(`/app/(?:${LISTS})/[^/]+$`), minShareCount: 2 },
  { name: 'forms', test: /\/app\/(?:forms|ui\/form)\//, minShareCount: 6 },
  { name: 'panel', test: /\/app\/(?:panel|ui\/panel)\//, minShareCount: 4 },
]

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
