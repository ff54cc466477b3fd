import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** What every page needs, in two chunks: as the twenty that splitting would make, they compress 7 KB larger. */
const GROUPS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
  {
    name: 'site',
    test: /\/app\/(?:root|request-id|(?:agency(?:\/seo)?|ui|photos|properties(?:\/card)?)\/[a-z-]+\.tsx?$)/,
  },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: { groups: GROUPS } } } } },
    // The server's bundle is the app as one function, so that tests and the process call exactly what ships.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
