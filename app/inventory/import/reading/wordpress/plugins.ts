import type { Plugin } from './plugin.ts'

const HOUZEZ: Plugin = {
  name: 'Houzez',
  postTypes: ['property'],
  meta: {
    propertyId: ['fave_property_id'],
    bedrooms: ['fave_property_bedrooms'],
    bathrooms: ['fave_property_bathrooms'],
    parkingSpaces: ['fave_property_garage'],
    yearBuilt: ['fave_property_year'],
    address: ['fave_property_map_address', 'fave_property_address'],
    googleMapsLink: ['fave_property_location'],
    latitude: ['houzez_geolocation_lat'],
    longitude: ['houzez_geolocation_long'],
    tour: ['fave_video_url'],
  },
  terms: { amenities: ['property_feature'] },
  types: { meta: [], terms: ['property_type'] },
  places: [],
  levels: {
    location: ['property_area', 'property_city'],
    municipality: ['property_city'],
    state: ['property_state'],
  },
  photos: ['fave_property_images'],
  plans: ['floor_plans'],
  area: [
    { figure: 'fave_property_size', unit: 'fave_property_size_prefix' },
    { figure: 'fave_property_land', unit: 'fave_property_land_postfix' },
  ],
  lotSize: [{ figure: 'fave_property_land', unit: 'fave_property_land_postfix' }],
  prices: {
    shared: {
      price: ['fave_property_price'],
      currency: ['fave_currency'],
      before: ['fave_property_price_prefix'],
      after: ['fave_property_price_postfix'],
    },
    second: ['fave_property_sec_price'],
  },
  status: { meta: [], terms: ['property_status'] },
  agents: ['fave_agents'],
  details: ['additional_features'],
  notes: [
    ['Etiqueta', 'property_label'],
    ['Cuartos', 'fave_property_rooms'],
    ['Tamaño del estacionamiento', 'fave_property_garage_size'],
    ['Código postal', 'fave_property_zip'],
    ['Nota privada', 'fave_private_note'],
  ],
}

const REAL_HOMES: Plugin = {
  name: 'RealHomes',
  postTypes: ['property'],
  meta: {
    propertyId: ['REAL_HOMES_property_id'],
    bedrooms: ['REAL_HOMES_property_bedrooms'],
    bathrooms: ['REAL_HOMES_property_bathrooms'],
    parkingSpaces: ['REAL_HOMES_property_garage'],
    yearBuilt: ['REAL_HOMES_property_year_built'],
    address: ['REAL_HOMES_property_address'],
    googleMapsLink: ['REAL_HOMES_property_location'],
    tour: ['REAL_HOMES_tour_video_url'],
  },
  terms: { amenities: ['property-feature'] },
  types: { meta: [], terms: ['property-type'] },
  places: ['property-city'],
  levels: {},
  photos: ['REAL_HOMES_property_images'],
  plans: ['inspiry_floor_plans'],
  area: [
    { figure: 'REAL_HOMES_property_size', unit: 'REAL_HOMES_property_size_postfix' },
    { figure: 'REAL_HOMES_property_lot_size', unit: 'REAL_HOMES_property_lot_size_postfix' },
  ],
  lotSize: [{ figure: 'REAL_HOMES_property_lot_size', unit: 'REAL_HOMES_property_lot_size_postfix' }],
  prices: {
    shared: {
      price: ['REAL_HOMES_property_price'],
      before: ['REAL_HOMES_property_price_prefix'],
      after: ['REAL_HOMES_property_price_postfix'],
    },
  },
  status: { meta: [], terms: ['property-status'] },
  agents: ['REAL_HOMES_agents'],
  details: ['REAL_HOMES_additional_details_list', 'REAL_HOMES_additional_details'],
  notes: [
    ['Precio anterior', 'REAL_HOMES_property_old_price'],
    ['Etiqueta', 'inspiry_property_label'],
    ['Nota privada', 'REAL_HOMES_property_private_note'],
    ['Propietario', 'inspiry_property_owner_name'],
    ['Contacto del propietario', 'inspiry_property_owner_contact'],
    ['Domicilio del propietario', 'inspiry_property_owner_address'],
  ],
}

const EASY_PROPERTY_LISTINGS: Plugin = {
  name: 'Easy Property Listings',
  marks: ['property_com_listing_type', 'property_under_offer'],
  postTypes: ['property', 'rental', 'land', 'commercial', 'commercial_land', 'business', 'rural'],
  meta: {
    propertyId: ['property_unique_id'],
    bedrooms: ['property_bedrooms'],
    bathrooms: ['property_bathrooms'],
    parkingSpaces: ['property_garage', 'property_com_car_spaces'],
    yearBuilt: ['property_year_built'],
    address: ['property_address_street'],
    googleMapsLink: ['property_address_coordinates'],
    tour: ['property_video_url'],
    availableFrom: ['property_date_available'],
  },
  terms: { amenities: ['tax_feature'] },
  types: { meta: ['property_commercial_category', 'property_category'], terms: [] },
  places: [],
  levels: {
    location: ['property_address_suburb', 'location', 'property_address_city'],
    municipality: ['property_address_city'],
    state: ['property_address_state'],
  },
  photos: [],
  plans: ['property_floorplan', 'property_floorplan_2'],
  area: [
    { figure: 'property_building_area', unit: 'property_building_area_unit' },
    { figure: 'property_land_area', unit: 'property_land_area_unit' },
  ],
  lotSize: [{ figure: 'property_land_area', unit: 'property_land_area_unit' }],
  prices: {
    sale: {
      price: ['property_price'],
      currency: ['property_price_currency'],
      after: ['property_price_view'],
      hidden: [['property_price_display', 'no']],
    },
    rent: {
      price: ['property_rent', 'property_com_rent', 'property_com_rent_range_min'],
      to: ['property_com_rent_range_max'],
      currency: ['property_rent_currency', 'property_price_currency'],
      before: ['property_rent_view'],
      after: ['property_rent_period', 'property_com_rent_period'],
      hidden: [['property_rent_display', 'no']],
    },
  },
  status: { meta: ['property_status'], terms: [] },
  agents: ['property_agent', 'property_second_agent', 'property_third_agent', 'property_fourth_agent'],
  details: [],
  notes: [
    ['Encabezado', 'property_heading'],
    ['Categoría del terreno', 'property_land_category', 'property_rural_category'],
    ['Precio de cierre', 'property_sold_price'],
    ['Fecha de cierre', 'property_sold_date'],
    ['Depósito', 'property_bond'],
    ['Gastos', 'property_com_outgoings'],
    ['Fin del arrendamiento', 'property_com_lease_end_date'],
    ['Ocupación', 'property_com_tenancy'],
    ['Uso de suelo en el sitio anterior', 'property_com_zone'],
    ['Código postal', 'property_address_postal_code'],
    ['Propietario', 'property_owner'],
  ],
}

const PROPERTY_HIVE: Plugin = {
  name: 'Property Hive',
  marks: ['_department', '_on_market', '_to_rent', '_for_sale', '_feature_0', '_description_0', '_room_description_0'],
  postTypes: ['property'],
  meta: {
    propertyId: ['_reference_number'],
    bedrooms: ['_bedrooms'],
    bathrooms: ['_bathrooms'],
    address: ['_address_street'],
    latitude: ['_latitude'],
    longitude: ['_longitude'],
    availableFrom: ['_available_date'],
  },
  terms: {},
  types: { meta: [], terms: ['commercial_property_type', 'property_type'] },
  places: [],
  levels: {
    location: ['_address_two', '_address_three', 'location'],
    municipality: ['_address_three'],
    state: ['_address_four'],
  },
  photos: ['_photos', '_photo_urls'],
  plans: ['_floorplans', '_floorplan_urls'],
  area: [
    { figure: '_floor_area_from', unit: '_floor_area_units', to: '_floor_area_to' },
    { figure: '_site_area_from', unit: '_site_area_units', to: '_site_area_to' },
  ],
  lotSize: [{ figure: '_site_area_from', unit: '_site_area_units', to: '_site_area_to' }],
  prices: {
    sale: {
      price: ['_price', '_price_from'],
      to: ['_price_to'],
      currency: ['_commercial_price_currency', '_currency'],
      after: ['_price_units'],
      terms: ['price_qualifier'],
      hidden: [
        ['_price_poa', 'yes'],
        ['_poa', 'yes'],
      ],
    },
    rent: {
      price: ['_rent', '_rent_from'],
      to: ['_rent_to'],
      currency: ['_commercial_rent_currency', '_currency'],
      after: ['_rent_units', '_rent_frequency'],
      withoutPeriod: ['psqft'],
      hidden: [
        ['_rent_poa', 'yes'],
        ['_poa', 'yes'],
      ],
    },
  },
  status: { meta: [], terms: ['availability'] },
  agents: ['_negotiator_id'],
  details: [],
  notes: [
    ['Distintivos', 'marketing_flag'],
    ['Tenencia', 'tenure', 'commercial_tenure'],
    ['Estacionamiento', 'parking'],
    ['Depósito', '_deposit'],
    ['Código postal', '_address_postcode'],
  ],
}

const ESTATIK: Plugin = {
  name: 'Estatik',
  postTypes: ['properties'],
  meta: {
    bedrooms: ['es_property_bedrooms'],
    bathrooms: ['es_property_bathrooms'],
    floors: ['es_property_floors'],
    floorNumber: ['es_property_floor_level'],
    yearBuilt: ['es_property_year_built'],
    remodeledYear: ['es_property_year_remodeled'],
    address: ['es_property_address'],
    latitude: ['es_property_latitude'],
    longitude: ['es_property_longitude'],
    tour: ['es_property_video', 'es_property_virtual_tour'],
  },
  terms: { amenities: ['es_amenity', 'es_feature'] },
  types: { meta: [], terms: ['es_type'] },
  places: ['es_location'],
  levels: { location: ['es_neighborhood'] },
  photos: ['es_property_gallery'],
  plans: ['es_property_floor_plans'],
  area: [
    { figure: 'es_property_area', unit: 'es_property_area_unit' },
    { figure: 'es_property_lot_size', unit: 'es_property_lot_size_unit' },
  ],
  lotSize: [{ figure: 'es_property_lot_size', unit: 'es_property_lot_size_unit' }],
  prices: {
    shared: {
      price: ['es_property_price'],
      before: ['es_property_price_note'],
      terms: ['es_rent_period'],
      hidden: [['es_property_call_for_price', '1']],
    },
  },
  status: { meta: [], terms: ['es_status', 'es_category'] },
  agents: [],
  details: [],
  notes: [
    ['Etiqueta', 'es_label'],
    ['Medios baños', 'es_property_half_baths'],
    ['Cuartos', 'es_property_total_rooms'],
    ['Estacionamiento', 'es_parking'],
    ['Palabras clave', 'es_property_keywords'],
    ['Código postal', 'es_property_postal_code'],
  ],
}

export const PLUGINS: readonly Plugin[] = [HOUZEZ, REAL_HOMES, EASY_PROPERTY_LISTINGS, PROPERTY_HIVE, ESTATIK]

/** The post types of all plugins, and those of the people who attend to a property. */
export const POST_TYPES: ReadonlySet<string> = new Set(PLUGINS.flatMap(({ postTypes }) => postTypes))
export const AGENT_TYPES: ReadonlySet<string> = new Set(['houzez_agent', 'houzez_agency', 'agent', 'agency'])
/** Meta keys with which a site puts a property first. */
export const FEATURED_KEYS = [
  'fave_featured',
  'REAL_HOMES_featured',
  '_featured',
  'property_featured',
  'es_property_is_featured',
]
