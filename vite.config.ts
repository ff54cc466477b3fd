import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { brandColor } from './app/agency/brand-colors.server.ts'
import { FORMS_GROUP, LISTING_GROUPS, PANEL_GROUP, SCRIPT_GROUPS } from './app/script-groups.ts'

/** Seven letters of the hash are enough for any two builds, and what no compression shortens is in every page's list. */
const SCRIPT_NAME = 'assets/[name]-[hash:7]'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  define: { THEME_COLOR: JSON.stringify(brandColor('plane')) },
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: `${SCRIPT_NAME}.js`,
            chunkFileNames: `${SCRIPT_NAME}.js`,
            codeSplitting: { groups: [...SCRIPT_GROUPS, FORMS_GROUP, PANEL_GROUP, ...LISTING_GROUPS] },
          },
        },
      },
    },
    // The server's bundle is the app as one function, so that tests and the process call exactly what ships.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
