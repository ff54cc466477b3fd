import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompress } from './server/precompress.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    // The server's bundle is the app as one function, so that tests and the process call exactly what ships.
    ssr: { build: { rollupOptions: { input: './server/app.ts' } } },
  },
})
