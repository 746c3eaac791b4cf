"""GET /lookups/…: the lists that filters and forms offer."""

from fastapi import APIRouter, Request, Response

from api.dependencies import SessionDep
from api.etags import NOT_MODIFIED, etag_response
from api.lookups import queries, service
from api.lookups.schemas import CategoryOut, CuisineOut, IngredientOut

router = APIRouter(prefix="/lookups", tags=["lookups"])


@router.get("/categories", response_model=list[CategoryOut], responses=NOT_MODIFIED)
def list_categories(request: Request, session: SessionDep) -> Response:
    """The seven categories, in menu order."""
    return etag_response(request, service.list_categories(session))


@router.get("/cuisines", response_model=list[CuisineOut], responses=NOT_MODIFIED)
def list_cuisines(request: Request, session: SessionDep) -> Response:
    """Every cuisine that recipes can have, by name."""
    return etag_response(request, service.list_cuisines(session))


@router.get("/ingredients", response_model=list[IngredientOut], responses=NOT_MODIFIED)
def list_ingredients(request: Request, session: SessionDep) -> Response:
    """Ingredients to choose from, by name."""
    return etag_response(request, [IngredientOut.model_validate(known) for known in queries.all_ingredients(session)])
