import { type RouteConfig, index, layout, prefix, route } from '@react-router/dev/routes'

/** Every URL of the product. */
export default [
  layout('routes/public/layout.tsx', [
    index('routes/public/home.tsx'),
    route('nosotros', 'routes/public/about.tsx'),
    route('servicios', 'routes/public/services.tsx'),
    route('terminos-condiciones', 'routes/public/terms.tsx'),
    route('aviso-privacidad', 'routes/public/privacy.tsx'),
    route('modal-test', 'routes/public/modal-test.tsx'),
    route('propiedades', 'routes/public/listing.tsx'),
    route('propiedades/:category/:type?/:municipality?', 'routes/public/common-search.tsx'),
    route('propiedad/:propertySlug', 'routes/public/property.tsx'),
    route('favoritos', 'routes/public/favourites.tsx'),
    route('comparar', 'routes/public/compare.tsx'),
    route('contacto', 'routes/public/contact.tsx'),
    route('contacto-confirmacion', 'routes/public/contact-sent.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  layout('routes/access/layout.tsx', [
    route('login', 'routes/access/login.tsx'),
    route('signup', 'routes/access/signup.tsx'),
    route('recuperar', 'routes/access/forgot-password.tsx'),
    route('restablecer', 'routes/access/reset-password.tsx'),
  ]),
  route('logout', 'routes/access/logout.ts'),
  layout('routes/staff/layout.tsx', [
    ...prefix('dashboard', [
      layout('routes/staff/dashboard/layout.tsx', [
        index('routes/staff/dashboard/home.tsx'),
        route('propiedades', 'routes/staff/dashboard/properties.tsx'),
        route('actividad', 'routes/staff/dashboard/activity.tsx'),
        route('alertas', 'routes/staff/dashboard/alerts.tsx'),
        route('mensajes', 'routes/staff/dashboard/messages.tsx'),
        route('mensajes/:messageId', 'routes/staff/dashboard/message.tsx'),
        layout('routes/staff/dashboard/settings/layout.tsx', [
          route('configuracion', 'routes/staff/dashboard/settings/general.tsx'),
          route('configuracion/equipo', 'routes/staff/dashboard/settings/team.tsx'),
        ]),
      ]),
      route('exportar/:format', 'routes/staff/dashboard/export.ts'),
    ]),
    route('add-property', 'routes/staff/add-property.tsx'),
    route('property/:propertyId', 'routes/staff/property.tsx'),
    route('edit-property/:propertyId', 'routes/staff/edit-property.tsx'),
    route('property/:propertyId/ficha.pdf', 'routes/staff/property-sheet.ts'),
    route('photos', 'routes/staff/photos.ts'),
    route('same-code', 'routes/staff/same-code.ts'),
  ]),
  route('admin', 'routes/files/admin-redirect.ts'),
  route('propiedad/:propertySlug/ficha.pdf', 'routes/files/property-sheet.ts'),
  route('interes', 'routes/files/interest.ts'),
  route('img/*', 'routes/files/images.ts'),
  route('og/:propertySlug/:card', 'routes/files/social-card.ts'),
  route('sitemap.xml', 'routes/files/sitemap.ts'),
  route('robots.txt', 'routes/files/robots.ts'),
  route('healthz', 'routes/files/health.ts'),
] satisfies RouteConfig
