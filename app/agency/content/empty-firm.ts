import type { FirmContent, FirmSection, LegalText } from './firm-content.ts'

const EMPTY_LEGAL: LegalText = { lead: null, updated: null, text: null }

/** A firm that has said nothing. */
export const EMPTY_FIRM: FirmContent = {
  datos: {
    name: null,
    legalName: null,
    tagline: null,
    description: null,
    founded: null,
    phone: null,
    whatsapp: null,
    email: null,
    hours: null,
    street: null,
    postalCode: null,
    locality: null,
    region: null,
    regionShort: null,
    facebook: null,
    instagram: null,
    linkedin: null,
    yearsOfExperience: null,
    activeProperties: null,
    bankBranches: null,
    rating: null,
    satisfiedClients: null,
  },
  marca: { main: null, accent: null, logo: null, darkLogo: null, hero: null, drawing: null },
  inicio: {
    title: null,
    description: null,
    heading: null,
    lead: null,
    searchExample: null,
    branchesLabel: null,
    searchTitle: null,
    searchText: null,
    searchMessage: null,
    offerTitle: null,
    offerText: null,
    closing: null,
  },
  servicios: { description: null, lead: null, services: [], closing: null },
  historia: {
    description: null,
    heading: null,
    lead: null,
    branchesLabel: null,
    milestones: [],
    proposition: null,
    values: [],
    closing: null,
  },
  clientes: { clients: [], flagships: [] },
  mensajes: { greeting: null, serviceMessage: null },
  privacidad: EMPTY_LEGAL,
  terminos: EMPTY_LEGAL,
}

export const FIRM_SECTIONS = Object.keys(EMPTY_FIRM) as FirmSection[]
