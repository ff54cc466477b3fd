import type { KeptFile } from './kept-file.ts'

/** A sheet of EasyBroker with Spanish headings and semicolons: dollars, square feet, a suspended and a rented property. */
export const EASY_BROKER_SPANISH: KeptFile = {
  homeStates: ['Jalisco'],
  rows: [
    'EB-JA0101 · departamento · venta 4950000 MXN · 118 C118 · Providencia, Guadalajara, Jalisco · address Rubén Darío 1200 · googleMapsLink 20.6967, -103.3789 · bedrooms 2 · bathrooms 2 · parkingSpaces 2 · floorNumber 8 · alta 2026-04-11 · fotos 2 · notas 1 · «Departamento en Providencia»',
    'EB-JA0102 · local · renta 22 USD por_m2 · 140 C140 · Puerta de Hierro, Zapopan, Jalisco · bathrooms 1 · alta 2026-06-01 · notas 1 · «Local en Puerta de Hierro»',
    'EB-JA0103 · oficina · venta 6200000 MXN · renta 31000 · 150 C150 · Americana, Guadalajara, Jalisco · pausada · bathrooms 2 · parkingSpaces 3 · alta 2025-09-20 · notas 1 · «Oficina en la Americana»',
    'EB-JA0104 · casa/casa_en_privada · renta 45000 MXN · 320 T280 C320 · Valle Real, Zapopan, Jalisco · vendida · bedrooms 4 · bathrooms 4 · alta 2025-01-05 · notas 1 · «Casa en Valle Real»',
    'EB-JA0105 · terreno/lote_industrial · venta 1900 MXN por_m2 · 25000 T25000 · El Salto, El Salto, Jalisco · separada · alta 2026-02-14 · notas 1 · «Terreno en El Salto»',
  ],
  content: [
    'ID público;Título;Tipo de propiedad;Operación;Precio de venta;Moneda de venta;Precio de renta;Moneda de renta;Unidad de precio;Colonia;Ciudad;Estado;Calle;Número exterior;Latitud;Longitud;Recámaras;Baños;Medios baños;Estacionamientos;Piso;Tamaño de construcción (m²);Tamaño de terreno (m²);Estatus;Agente;Fecha de creación;URL pública;Imágenes',
    'EB-JA0101;Departamento en Providencia;Departamento;Venta;4950000.00;MXN;;;Total;Providencia;Guadalajara;Jalisco;Rubén Darío;1200;20.6967;-103.3789;2;2;1;2;8;118;;Publicada;Sofía Íñiguez;2026-04-11 12:10;https://eb.example/ja0101;"https://eb.example/1.jpg, https://eb.example/2.jpg"',
    'EB-JA0102;Local en Puerta de Hierro;Local en centro comercial;Renta;;;22;USD;Metro cuadrado;Puerta de Hierro;Zapopan;Jalisco;;;;;;1;;;;140;;Publicada;Sofía Íñiguez;2026-06-01 09:00;;',
    'EB-JA0103;Oficina en la Americana;Oficina;Venta, Renta;6200000.00;MXN;31000.00;MXN;Total;Americana;Guadalajara;Jalisco;;;;;;2;;3;;150;;Suspendida;Hugo Peña;2025-09-20 18:45;;',
    'EB-JA0104;Casa en Valle Real;Casa en condominio;Renta;;;45000.00;MXN;Total;Valle Real;Zapopan;Jalisco;;;;;4;4;1;;;320;280;Rentada;Hugo Peña;2025-01-05 10:00;;',
    'EB-JA0105;Terreno en El Salto;Terreno industrial;Venta;1900.00;MXN;;;Metro cuadrado;El Salto;El Salto;Jalisco;;;;;;;;;;;25000;Reservada;Hugo Peña;2026-02-14 11:30;;',
  ].join('\n'),
}

/** Two pages of the list of EasyBroker's API in one file: pages alone, without details. */
export const EASY_BROKER_PAGES: KeptFile = {
  homeStates: ['Querétaro'],
  rows: [
    'EB-QR1001 · casa · venta 5600000 MXN · 240 T200 C240 · Juriquilla, Querétaro, Querétaro · bedrooms 3 · bathrooms 3 · parkingSpaces 2 · alta 2026-03-03 · fotos 1 · notas 1 · «Casa en Juriquilla»',
    'EB-QR1002 · bodega/nave · renta 5.8 USD por_m2 · 4100 T7000 C4100 · Parque Industrial Querétaro, Querétaro, Querétaro · alta 2026-03-04 · notas 1 · «Nave en PIQ»',
    'EB-QR1003 · departamento · renta a consultar MXN · 75 C75 · Centro, Querétaro, Querétaro · priceOnRequest si · bedrooms 1 · bathrooms 1 · alta 2026-03-05 · notas 1 · «Departamento vacacional»',
    'EB-QR1004 · terreno · venta a consultar MXN · 1000 T1000 · El Marqués, El Marqués, Querétaro · priceOnRequest si · alta 2026-03-06 · notas 1 · «Lote en El Marqués»',
  ],
  content: JSON.stringify([
    {
      pagination: { limit: 2, page: 1, total: 4, next_page: 'https://api.example/v1/properties?page=2' },
      content: [
        {
          agent: 'Eva Luna',
          public_id: 'EB-QR1001',
          title: 'Casa en Juriquilla',
          title_image_full: 'https://eb.example/q1.jpg',
          title_image_thumb: 'https://eb.example/q1t.jpg',
          bedrooms: 3,
          bathrooms: 3,
          parking_spaces: 2,
          location: 'Juriquilla, Querétaro, Querétaro',
          property_type: 'Casa',
          created_at: '2026-03-03T10:00:00-06:00',
          updated_at: '2026-03-03T10:00:00-06:00',
          show_prices: true,
          share_commission: false,
          lot_size: 200,
          construction_size: 240,
          operations: [
            { type: 'sale', amount: 5_600_000, formatted_amount: '$5,600,000', currency: 'MXN', unit: 'total' },
          ],
        },
        {
          agent: 'Eva Luna',
          public_id: 'EB-QR1002',
          title: 'Nave en PIQ',
          bedrooms: null,
          bathrooms: null,
          parking_spaces: null,
          location: 'Parque Industrial Querétaro, Querétaro, Querétaro',
          property_type: 'Nave industrial',
          created_at: '2026-03-04T10:00:00-06:00',
          show_prices: true,
          lot_size: 7000,
          construction_size: 4100,
          operations: [{ type: 'rental', amount: 5.8, currency: 'USD', unit: 'square_meter', period: 'monthly' }],
        },
      ],
    },
    {
      pagination: { limit: 2, page: 2, total: 4, next_page: null },
      content: [
        {
          agent: 'Eva Luna',
          public_id: 'EB-QR1003',
          title: 'Departamento vacacional',
          bedrooms: 1,
          bathrooms: 1,
          location: 'Centro, Querétaro, Querétaro',
          property_type: 'Departamento',
          created_at: '2026-03-05T10:00:00-06:00',
          show_prices: true,
          construction_size: 75,
          operations: [{ type: 'temporary_rental', amount: 1500, currency: 'MXN', unit: 'total', period: 'daily' }],
        },
        {
          agent: 'Eva Luna',
          public_id: 'EB-QR1004',
          title: 'Lote en El Marqués',
          location: 'El Marqués, Querétaro',
          property_type: 'Terreno',
          created_at: '2026-03-06T10:00:00-06:00',
          show_prices: false,
          lot_size: 1000,
          operations: [{ type: 'sale', amount: 2_100_000, currency: 'MXN', unit: 'total' }],
        },
      ],
    },
  ]),
}
