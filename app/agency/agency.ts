/**
 * The firm: fictional and replaceable (decision 22). Every name, number and address that the product shows about
 * the agency itself is written here and nowhere else.
 */
export const AGENCY = {
  name: 'Cerro Norte',
  /** Legal name, for contracts and notices. */
  legalName: 'Cerro Norte, S.A.',
  tagline: 'Inmobiliaria Comercial',
  description: 'Compra, venta y renta de inmuebles comerciales en Nuevo León desde 2006.',
  founded: 2006,
  phone: { e164: '+528100000000', display: '81 0000 0000' },
  /** Digits with country code, as wa.me wants them. */
  whatsapp: '528100000000',
  email: 'gerencia@cerronorte.example',
  address: {
    street: 'Av. Ejemplo 100, Piso 8, Centro',
    postalCode: '64000',
    locality: 'Monterrey',
    region: 'Nuevo León',
    regionShort: 'N.L.',
  },
  social: [
    { network: 'facebook', label: 'Facebook', url: 'https://www.facebook.com/cerronorte.example' },
    { network: 'instagram', label: 'Instagram', url: 'https://www.instagram.com/cerronorte.example' },
    { network: 'linkedin', label: 'LinkedIn', url: 'https://www.linkedin.com/company/cerronorte-example' },
  ],
  /** Claims of the spec, section 1. */
  claims: { yearsOfExperience: 19, activeProperties: 400, bankBranches: 120, rating: '4.9/5', satisfiedClients: 100 },
} as const

/** A chat with the firm's WhatsApp, the message ready to send (docs: faq.whatsapp.com, click to chat). */
export function whatsappUrl(message: string): string {
  return `https://wa.me/${AGENCY.whatsapp}?text=${encodeURIComponent(message)}`
}

/** The firm's address on one line, also used as a map search. */
export function firmPlace(): string {
  const { street, postalCode, locality, regionShort } = AGENCY.address
  return `${street}, ${postalCode} ${locality}, ${regionShort}`
}

/** The prefilled greeting of the floating button (spec, section 2, Shared chrome). */
export const WHATSAPP_GREETING = 'Hola, me interesa conocer sus propiedades.'
