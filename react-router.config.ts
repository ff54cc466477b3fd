import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole table of URLs is small: sending it once saves a request before the first navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
