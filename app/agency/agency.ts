/** What the product shows about the agency: names, contact data, networks and claims. */
export type Agency = {
  name: string
  /** Legal name, for contracts and notices. */
  legalName: string
  tagline: string
  description: string
  /** Year. */
  founded: number
  phone: { e164: string; display: string }
  /** Digits with country code, as wa.me wants them. */
  whatsapp: string
  email: string
  /** When it answers: 'Lunes a viernes, 9:00 a 18:00'; null where it does not say. */
  hours: string | null
  address: { street: string; postalCode: string; locality: string; region: string; regionShort: string }
  /** Only the networks that the firm uses. */
  social: { network: SocialNetwork; url: string }[]
  claims: {
    yearsOfExperience: number
    activeProperties: number
    bankBranches: number
    rating: string
    satisfiedClients: number
  }
}

export const SOCIAL_NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', linkedin: 'LinkedIn' } as const
export type SocialNetwork = keyof typeof SOCIAL_NETWORKS

/**
 * The default, fictional firm (decision 22); Configuración → Agencia replaces it (decision 37). The years and clients of the
 * spec are in about/timeline.tsx and about/clients.ts.
 */
export const AGENCY: Agency = {
  name: 'Cerro Norte',
  legalName: 'Cerro Norte, S.A.',
  tagline: 'Inmobiliaria Comercial',
  description: 'Compra, venta y renta de inmuebles comerciales en Nuevo León desde 2006.',
  founded: 2006,
  phone: { e164: '+528100000000', display: '81 0000 0000' },
  whatsapp: '528100000000',
  email: 'gerencia@cerronorte.example',
  hours: 'Lunes a viernes, 9:00 a 18:00',
  address: {
    street: 'Av. Ejemplo 100, Piso 8, Centro',
    postalCode: '64000',
    locality: 'Monterrey',
    region: 'Nuevo León',
    regionShort: 'N.L.',
  },
  social: [
    { network: 'facebook', url: 'https://www.facebook.com/cerronorte.example' },
    { network: 'instagram', url: 'https://www.instagram.com/cerronorte.example' },
    { network: 'linkedin', url: 'https://www.linkedin.com/company/cerronorte-example' },
  ],
  /** Claims of the spec, section 1. */
  claims: { yearsOfExperience: 19, activeProperties: 400, bankBranches: 120, rating: '4.9/5', satisfiedClients: 100 },
}

/** Link to a WhatsApp chat with the firm and a prefilled message (faq.whatsapp.com, click to chat). */
export function whatsappUrl({ whatsapp }: Pick<Agency, 'whatsapp'>, message: string): string {
  return `https://wa.me/${whatsapp}?text=${encodeURIComponent(message)}`
}

/** The prefilled greeting of the floating button (spec, section 2, Shared chrome). */
export const WHATSAPP_GREETING = 'Hola, me interesa conocer sus propiedades.'
