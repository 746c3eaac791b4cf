import { renderInApp } from "@/shared/testing/render";

import { AppRoutes } from "./routes";

/** Opens the whole site at an address, as a visitor would. */
export const visit = (address: string) => renderInApp(<AppRoutes />, address);
