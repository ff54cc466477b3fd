/** The values that a column may take, as they were in the first release. A later value comes with its own migration. */

export const PROPERTY_TYPES = ['casa', 'departamento', 'terreno', 'oficina', 'local', 'bodega']
export const CATEGORIES = ['venta', 'renta', 'traspaso']
export const STATUSES = ['disponible', 'separada', 'pausada', 'vendida']
export const CURRENCIES = ['MXN', 'USD']
export const PRECISIONS = ['exacta', 'aproximada', 'zona']
export const REGISTRATIONS = ['open', 'invite']
export const TRASH_KINDS = ['propiedad', 'conjunto', 'propietario']
export const COMPLEX_KINDS = ['plaza', 'parque_industrial', 'torre']

export const STATES = [
  'Aguascalientes',
  'Baja California',
  'Baja California Sur',
  'Campeche',
  'Coahuila',
  'Colima',
  'Chiapas',
  'Chihuahua',
  'Ciudad de México',
  'Durango',
  'Guanajuato',
  'Guerrero',
  'Hidalgo',
  'Jalisco',
  'Estado de México',
  'Michoacán',
  'Morelos',
  'Nayarit',
  'Nuevo León',
  'Oaxaca',
  'Puebla',
  'Querétaro',
  'Quintana Roo',
  'San Luis Potosí',
  'Sinaloa',
  'Sonora',
  'Tabasco',
  'Tamaulipas',
  'Tlaxcala',
  'Veracruz',
  'Yucatán',
  'Zacatecas',
]

export const AMENITIES = [
  'terreno_brena',
  'obra_gris',
  'obra_blanca',
  'amueblada',
  'con_servicios',
  'estacionamiento',
  'seguridad',
  'jardin',
  'internet',
  'terraza',
  'alberca',
  'gym',
  'aire',
]

const YES_NO = ['si', 'no']

/** Facts of which one of a list is known, or none. Conjuntos have some of them too. */
export const BUILDING_CHOICES = {
  buildingClass: ['A', 'B', 'C'],
  fireProtection: ['ninguno', 'hidrantes', 'rociadores'],
  railSpur: YES_NO,
  backupPower: YES_NO,
}
export const FACT_CHOICES = {
  ...BUILDING_CHOICES,
  construction: ['existente', 'a_la_medida', 'en_obra'],
  shopLevel: ['planta_baja', 'planta_alta', 'mezzanine', 'sotano'],
  corner: YES_NO,
  doubleHeight: YES_NO,
  extraction: YES_NO,
  greaseTrap: YES_NO,
  gas: YES_NO,
  topography: ['plano', 'pendiente_suave', 'pendiente_fuerte', 'irregular'],
  waterAtLot: YES_NO,
  sewerAtLot: YES_NO,
  electricityAtLot: YES_NO,
  exclusive: YES_NO,
}
export const PRICE_CHOICES = {
  priceOnRequest: ['si'],
  priceBase: ['por_m2', 'por_ft2'],
  pricePeriod: ['anio'],
  vat: ['mas_iva', 'incluido', 'no_aplica'],
  leaseScheme: ['bruta', 'neta', 'nnn'],
  maintenanceBase: ['por_m2', 'por_ft2', 'incluido'],
  increaseIndex: ['inpc', 'fijo'],
}

export const TRADE_CHOICES = {
  subtype: [
    'casa_sola',
    'casa_en_privada',
    'casona',
    'quinta',
    'departamento',
    'loft',
    'penthouse',
    'estudio',
    'lote_urbano',
    'lote_industrial',
    'lote_agricola',
    'terreno_brena',
    'piso',
    'privado',
    'consultorio',
    'edificio',
    'coworking',
    'local',
    'isla',
    'plaza_completa',
    'restaurante',
    'nave',
    'bodega',
    'mini_bodega',
    'cedis',
  ],
  negotiable: ['si'],
  guarantee: [
    'aval',
    'fianza',
    'poliza_juridica',
    'obligado_solidario',
    'aval_o_fianza',
    'aval_y_poliza',
    'deposito_adicional',
    'sin_garantia',
  ],
  deeds: ['escriturado', 'en_tramite', 'titulo_parcelario', 'ejidal', 'cesion', 'fideicomiso'],
  lienFree: ['si'],
  sprinklerType: ['esfr', 'tuberia_humeda', 'tuberia_seca', 'preaccion', 'diluvio'],
  waterSupply: ['red', 'pozo', 'cisterna', 'pipa', 'no'],
  fiber: YES_NO,
  fitOut: ['obra_gris', 'obra_blanca', 'acondicionada', 'amueblada'],
  signage: ['fachada', 'totem', 'fachada_y_totem', 'azotea', 'no'],
}
export const SECOND_CHOICES = {
  secondCategory: ['venta', 'renta', 'traspaso'],
  secondCurrency: ['USD'],
  secondPriceBase: ['por_m2', 'por_ft2'],
  secondVat: ['mas_iva', 'incluido', 'no_aplica'],
  secondPriceOnRequest: ['si'],
}

export const MESSAGE_STATES = ['nuevo', 'leido', 'respondido', 'spam']
export const INTEREST_KINDS = ['view', 'quote', 'whatsapp', 'phone', 'mail', 'message']

export const ACTIVITY_ACTIONS = [
  'property_created',
  'create_property',
  'edit_property',
  'pause_property',
  'unpause_property',
  'delete_property',
  'restore_property',
  'purge_property',
  'make_backup',
  'fail_backup',
  'create_complex',
  'edit_complex',
  'delete_complex',
  'restore_complex',
  'purge_complex',
  'edit_owner',
  'merge_owner',
  'delete_owner',
  'restore_owner',
  'purge_owner',
  'add_file',
  'delete_file',
]
export const ACTIVITY_TYPES = [
  'property_creation',
  'property_edit',
  'property_pause',
  'property_unpause',
  'property_deletion',
  'property_restoration',
  'backup',
  'complex',
  'owner',
]
export const ACCOUNT_ACTIONS = [
  'sign_in',
  'sign_in_failed',
  'create_account',
  'change_account',
  'change_password',
  'end_sessions',
  'create_invitation',
  'revoke_invitation',
  'create_reset_link',
  'change_role',
  'disable_account',
  'enable_account',
  'change_settings',
  'change_registration',
  'change_card',
  'enable_second_factor',
  'disable_second_factor',
  'refused',
]
