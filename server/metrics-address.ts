import { isIP } from 'node:net';

/** Where the figures are asked for when only a port is configured: on this machine alone. */
const LOOPBACK = '127.0.0.1';

export interface MetricsAddress {
  /** IP address. */
  host: string;
  /** 0: any free port. */
  port: number;
}

const ADDRESS = /^(?:\[(?<v6>[\d.:A-Fa-f]+)\]|(?<v4>[\d.]+))(?::(?<port>\d{1,5}))?$/;

const SHAPE = 'an IP address, 10.0.0.5 or [fd00::5], with or without :port';

/**
 * Where the figures are served, from `METRICS_ADDRESS` and `METRICS_PORT`.
 * @param port a valid one.
 * @returns undefined when neither is set, or why they are wrong.
 */
export function metricsAddress(
  address: string | undefined,
  port: number | undefined,
): MetricsAddress | string | undefined {
  if (address === undefined) return port === undefined ? undefined : { host: LOOPBACK, port };
  const bare = isIP(address) === 6 ? `[${address}]` : address;
  const { v6, v4, port: own } = ADDRESS.exec(bare)?.groups ?? {};
  const host = v6 ?? v4 ?? '';
  if (isIP(host) !== (v6 === undefined ? 4 : 6) || Number(own ?? 0) > 65535) return SHAPE;
  if (own === undefined && port === undefined) return 'needs a port: address:port, or METRICS_PORT';
  if (own !== undefined && port !== undefined)
    return 'has a port, and METRICS_PORT is set: give one';
  return { host, port: Number(own ?? port) };
}
