import { type RouteConfig, index, layout, route } from '@react-router/dev/routes'

/** Every URL of the product. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('propiedades', 'routes/public/listing.tsx'),
    route('propiedad/:propertySlug', 'routes/public/property.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  route('admin', 'routes/files/admin-redirect.ts'),
  route('img/*', 'routes/files/images.ts'),
  route('healthz', 'routes/files/health.ts'),
] satisfies RouteConfig
