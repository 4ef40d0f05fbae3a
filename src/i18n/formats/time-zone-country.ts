/**
 * IANA zones by ISO 3166 country, for the countries in the emergency number table; cities without `Area/` use the area
 * before them.
 */
const zones: Readonly<Record<string, string>> = {
  US: 'America/New_York Detroit Chicago Menominee Denver Boise Phoenix Los_Angeles Anchorage Juneau Sitka Metlakatla Yakutat Nome Adak Indiana/Indianapolis Indiana/Knox Indiana/Marengo Indiana/Petersburg Indiana/Tell_City Indiana/Vevay Indiana/Vincennes Indiana/Winamac Kentucky/Louisville Kentucky/Monticello North_Dakota/Beulah North_Dakota/Center North_Dakota/New_Salem Pacific/Honolulu',
  CA: 'America/Toronto Vancouver Edmonton Winnipeg Halifax St_Johns Regina Moncton Whitehorse Yellowknife Iqaluit',
  MX: 'America/Mexico_City Monterrey Tijuana Cancun Merida Chihuahua Hermosillo Mazatlan Ciudad_Juarez',
  GB: 'Europe/London Belfast',
  IE: 'Europe/Dublin',
  AU: 'Australia/Sydney Melbourne Brisbane Perth Adelaide Hobart Darwin Canberra',
  NZ: 'Pacific/Auckland Chatham',
  IN: 'Asia/Kolkata Calcutta',
  PK: 'Asia/Karachi',
  BD: 'Asia/Dhaka',
  LK: 'Asia/Colombo',
  NP: 'Asia/Kathmandu Katmandu',
  ZA: 'Africa/Johannesburg',
  NG: 'Africa/Lagos',
  KE: 'Africa/Nairobi',
  GH: 'Africa/Accra',
  UG: 'Africa/Kampala',
  TZ: 'Africa/Dar_es_Salaam',
  ET: 'Africa/Addis_Ababa',
  EG: 'Africa/Cairo',
  MA: 'Africa/Casablanca',
  DZ: 'Africa/Algiers',
  SA: 'Asia/Riyadh',
  AE: 'Asia/Dubai',
  QA: 'Asia/Qatar',
  IL: 'Asia/Jerusalem Tel_Aviv',
  TR: 'Europe/Istanbul',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  ES: 'Europe/Madrid Atlantic/Canary',
  IT: 'Europe/Rome',
  PT: 'Europe/Lisbon',
  NL: 'Europe/Amsterdam',
  BE: 'Europe/Brussels',
  CH: 'Europe/Zurich',
  AT: 'Europe/Vienna',
  SE: 'Europe/Stockholm',
  NO: 'Europe/Oslo',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  PL: 'Europe/Warsaw',
  CZ: 'Europe/Prague',
  HU: 'Europe/Budapest',
  GR: 'Europe/Athens',
  RO: 'Europe/Bucharest',
  UA: 'Europe/Kyiv Kiev',
  RU: 'Europe/Moscow Kaliningrad Samara Asia/Yekaterinburg Omsk Novosibirsk Krasnoyarsk Irkutsk Vladivostok',
  BR: 'America/Sao_Paulo Manaus Fortaleza Recife Bahia Belem Cuiaba Porto_Velho',
  AR: 'America/Argentina/Buenos_Aires America/Argentina/Cordoba America/Buenos_Aires',
  CO: 'America/Bogota',
  CL: 'America/Santiago',
  PE: 'America/Lima',
  CN: 'Asia/Shanghai Urumqi',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  JP: 'Asia/Tokyo',
  KR: 'Asia/Seoul',
  SG: 'Asia/Singapore',
  MY: 'Asia/Kuala_Lumpur Kuching',
  ID: 'Asia/Jakarta Pontianak Makassar Jayapura',
  PH: 'Asia/Manila',
  TH: 'Asia/Bangkok',
  VN: 'Asia/Ho_Chi_Minh Saigon',
};

const areas = /^(Africa|America|Asia|Atlantic|Australia|Europe|Pacific)\//;

/** The country of a time zone; null for zones without a country, such as UTC, and for zones of several countries. */
export function countryOfTimeZone(timeZone: string): string | null {
  for (const [country, list] of Object.entries(zones)) {
    let area = '';
    for (const entry of list.split(' ')) {
      area = areas.exec(entry)?.[0] ?? area;
      if ((areas.test(entry) ? entry : area + entry) === timeZone) return country;
    }
  }
  return null;
}
