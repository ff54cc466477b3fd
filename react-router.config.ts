import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // Each entry of the server is a file of its own (vite.config.ts).
  serverBuildFile: '[name].js',
  // The whole table of URLs is small: sending it once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
  // A `clientAction` in a script of its own would empty the page if that script could not be loaded: React Router holds
  // the navigation only for the script of the page (`use-blocked-reload.tsx`).
  splitRouteModules: false,
} satisfies Config
