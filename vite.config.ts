import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/**
 * What every page needs, in three chunks: as the twenty that splitting would make, they compress 7 KB larger; as one, a
 * slow phone would be busy with it for too long (app/late-start.server.ts runs them one by one). What the forms of
 * visitors and of the login need is a fourth one: as eight it was 1 KB larger.
 */
const GROUPS = [
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'router', test: /node_modules\/react-router\// },
  {
    name: 'site',
    test: /\/app\/(?:root|request-id|(?:agency|calendar|figures|phone|seo|site|ui|photos|properties(?:\/card)?)\/[a-z-]+\.tsx?$)/,
  },
  {
    name: 'forms',
    test: /\/app\/(?:forms\/(?!zod)|ui\/form\/(?!check|figure|password|select))[a-z-]+\.tsx?$/,
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
