import type { Target } from '#app/inventory/import/mapping/targets.ts'

/** Meta keys of a fact in order of preference. */
type MetaKeys = Readonly<Partial<Record<Target, readonly string[]>>>
/** The meta key of a surface, and that of its unit. */
type SizeKeys = readonly (readonly [figure: string, unit: string])[]

/** What a property plugin of WordPress stores where. Keys of different plugins are never the same. */
type Plugin = {
  postTypes: readonly string[]
  meta: MetaKeys
  /** Taxonomies of a fact. */
  terms: Readonly<Partial<Record<Target, readonly string[]>>>
  /** Meta keys with ids or addresses of pictures. */
  photos: readonly string[]
  plans?: readonly string[]
  area: SizeKeys
  lotSize: SizeKeys
  /** Meta keys of the price of a sale and of a rent; both name the same one where the plugin has one price for all. */
  sale: readonly string[]
  rent: readonly string[]
  /** The price of the other operation where the plugin has one price for all. */
  secondPrice?: readonly string[]
  /** Meta keys of texts that qualify a price, such as 'por m²' or '+ IVA': `rentWords` of a rent, `priceWords` of any price. */
  rentWords: readonly string[]
  priceWords?: readonly string[]
  /** Meta keys and taxonomies that say 'for rent' or 'for sale'. */
  operation: { meta: readonly string[]; terms: readonly string[] }
}

export const PLUGINS: Readonly<Record<'houzez' | 'realHomes' | 'easyPropertyListings' | 'propertyHive', Plugin>> = {
  houzez: {
    postTypes: ['property'],
    meta: {
      propertyId: ['fave_property_id'],
      currency: ['fave_currency'],
      bedrooms: ['fave_property_bedrooms'],
      bathrooms: ['fave_property_bathrooms'],
      parkingSpaces: ['fave_property_garage'],
      yearBuilt: ['fave_property_year'],
      address: ['fave_property_map_address', 'fave_property_address'],
      googleMapsLink: ['fave_property_location'],
      latitude: ['houzez_geolocation_lat'],
      longitude: ['houzez_geolocation_long'],
    },
    terms: {
      type: ['property_type'],
      location: ['property_area', 'property_city'],
      municipality: ['property_city'],
      state: ['property_state'],
      amenities: ['property_feature'],
    },
    photos: ['fave_property_images'],
    plans: ['floor_plans'],
    area: [
      ['fave_property_size', 'fave_property_size_prefix'],
      ['fave_property_land', 'fave_property_land_postfix'],
    ],
    lotSize: [['fave_property_land', 'fave_property_land_postfix']],
    sale: ['fave_property_price'],
    rent: ['fave_property_price'],
    secondPrice: ['fave_property_sec_price'],
    rentWords: ['fave_property_price_postfix'],
    priceWords: ['fave_property_price_prefix'],
    operation: { meta: [], terms: ['property_status'] },
  },
  realHomes: {
    postTypes: ['property'],
    meta: {
      propertyId: ['REAL_HOMES_property_id'],
      bedrooms: ['REAL_HOMES_property_bedrooms'],
      bathrooms: ['REAL_HOMES_property_bathrooms'],
      parkingSpaces: ['REAL_HOMES_property_garage'],
      yearBuilt: ['REAL_HOMES_property_year_built'],
      address: ['REAL_HOMES_property_address'],
      googleMapsLink: ['REAL_HOMES_property_location'],
    },
    terms: {
      type: ['property-type'],
      location: ['property-city'],
      municipality: ['property-city'],
      amenities: ['property-feature'],
    },
    photos: ['REAL_HOMES_property_images'],
    plans: ['inspiry_floor_plans'],
    area: [
      ['REAL_HOMES_property_size', 'REAL_HOMES_property_size_postfix'],
      ['REAL_HOMES_property_lot_size', 'REAL_HOMES_property_lot_size_postfix'],
    ],
    lotSize: [['REAL_HOMES_property_lot_size', 'REAL_HOMES_property_lot_size_postfix']],
    sale: ['REAL_HOMES_property_price'],
    rent: ['REAL_HOMES_property_price'],
    rentWords: ['REAL_HOMES_property_price_postfix'],
    priceWords: ['REAL_HOMES_property_price_prefix'],
    operation: { meta: [], terms: ['property-status'] },
  },
  easyPropertyListings: {
    postTypes: ['property', 'rental', 'land', 'commercial', 'commercial_land', 'business', 'rural'],
    meta: {
      propertyId: ['property_unique_id'],
      type: ['property_commercial_category', 'property_category'],
      status: ['property_status'],
      bedrooms: ['property_bedrooms'],
      bathrooms: ['property_bathrooms'],
      parkingSpaces: ['property_garage', 'property_com_car_spaces'],
      yearBuilt: ['property_year_built'],
      address: ['property_address_street'],
      location: ['property_address_suburb', 'property_address_city'],
      municipality: ['property_address_city'],
      state: ['property_address_state'],
      googleMapsLink: ['property_address_coordinates'],
    },
    terms: { location: ['location'], amenities: ['tax_feature'] },
    photos: [],
    plans: ['property_floorplan', 'property_floorplan_2'],
    area: [
      ['property_building_area', 'property_building_area_unit'],
      ['property_land_area', 'property_land_area_unit'],
    ],
    lotSize: [['property_land_area', 'property_land_area_unit']],
    sale: ['property_price'],
    rent: ['property_rent', 'property_com_rent'],
    rentWords: ['property_rent_period', 'property_com_rent_period'],
    operation: { meta: ['property_com_listing_type'], terms: [] },
  },
  propertyHive: {
    postTypes: ['property'],
    meta: {
      propertyId: ['_reference_number'],
      currency: ['_currency', '_commercial_price_currency', '_commercial_rent_currency'],
      bedrooms: ['_bedrooms'],
      bathrooms: ['_bathrooms'],
      address: ['_address_street'],
      location: ['_address_two', '_address_three'],
      municipality: ['_address_three'],
      state: ['_address_four'],
      latitude: ['_latitude'],
      longitude: ['_longitude'],
    },
    terms: { type: ['commercial_property_type', 'property_type'], status: ['availability'], location: ['location'] },
    photos: ['_photos'],
    plans: ['_floorplans'],
    area: [
      ['_floor_area_from', '_floor_area_units'],
      ['_site_area_from', '_site_area_units'],
    ],
    lotSize: [['_site_area_from', '_site_area_units']],
    sale: ['_price', '_price_from'],
    rent: ['_rent', '_rent_from'],
    rentWords: ['_rent_units', '_rent_frequency'],
    operation: { meta: ['_department'], terms: [] },
  },
}

/** The post types of all plugins. */
export const POST_TYPES: ReadonlySet<string> = new Set(Object.values(PLUGINS).flatMap(({ postTypes }) => postTypes))
