import { keepPreviousData, queryOptions } from "@tanstack/react-query";

import { api, body } from "@/shared/api/client";
import type { components } from "@/shared/api/schema";

import type { Period } from "./period";

type Schemas = components["schemas"];
export type By = Schemas["By"];
export type Views = Schemas["ViewsOut"];
export type Searches = Schemas["SearchesOut"];
export type Activities = Schemas["ActivitiesOut"];

export const PAGE_SIZE = 50;

/** The rows of a table from an offset on. */
export interface Page {
  period: Period;
  offset: number;
}

const daysOf = ({ from, to }: Period) => ({ From: from, To: to });
const pageOf = ({ period, offset }: Page) => ({ ...daysOf(period), Limit: PAGE_SIZE, Offset: offset });

export const views = (by: By, page: Page) =>
  queryOptions({
    queryKey: ["staff", "analytics", "views", by, page],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/staff/analytics/views", { params: { query: { By: by, ...pageOf(page) } }, signal })),
    placeholderData: keepPreviousData,
  });

export const searches = (failed: boolean, page: Page) =>
  queryOptions({
    queryKey: ["staff", "analytics", "searches", failed, page],
    queryFn: ({ signal }) =>
      body(api.GET("/api/v1.0/staff/analytics/searches", { params: { query: { Failed: failed, ...pageOf(page) } }, signal })),
    placeholderData: keepPreviousData,
  });

export const activities = (period: Period) =>
  queryOptions({
    queryKey: ["staff", "analytics", "activity", period],
    queryFn: ({ signal }) => body(api.GET("/api/v1.0/staff/analytics/activity", { params: { query: daysOf(period) }, signal })),
    placeholderData: keepPreviousData,
  });

/** The files of the same tables. */
export const files = {
  views: (by: By, period: Period, perDay: boolean) => {
    const query = { By: by, Per_Day: perDay, ...daysOf(period) };
    return api.GET("/api/v1.0/staff/analytics/views.csv", { params: { query }, parseAs: "blob" });
  },
  searches: (failed: boolean, period: Period) =>
    api.GET("/api/v1.0/staff/analytics/searches.csv", {
      params: { query: { Failed: failed, ...daysOf(period) } },
      parseAs: "blob",
    }),
  activity: (period: Period) =>
    api.GET("/api/v1.0/staff/analytics/activity.csv", { params: { query: daysOf(period) }, parseAs: "blob" }),
};
