"""Messages about an index that changes."""

from dataclasses import replace

from redis import Redis

from core.search.index import SearchIndex
from core.search.indexes.recipes import INDEX as RECIPES
from core.search.invalidation import changing, changing_key, channel

POSTS = replace(RECIPES, name="posts", watches=())


def messages(redis: Redis, index: SearchIndex, *, about: SearchIndex) -> list[str]:
    """What the channel of one index carries while another changes."""
    with redis.pubsub() as pubsub:
        pubsub.subscribe(channel(index))
        pubsub.get_message(timeout=5)  # the confirmation
        with changing(redis, about):
            pass
        redis.publish(channel(index), "last")
        heard = []
        while not heard or heard[-1] != "last":
            message = pubsub.get_message(timeout=5)
            assert message is not None
            heard.append(message["data"])
        return heard[:-1]


def test_a_change_is_announced_before_and_after_it(redis_client: Redis) -> None:
    assert messages(redis_client, RECIPES, about=RECIPES) == ["changing", "settled"]


def test_a_change_of_another_index_is_not_heard(redis_client: Redis) -> None:
    assert messages(redis_client, RECIPES, about=POSTS) == []


def test_an_index_is_changing_until_its_own_change_is_over(redis_client: Redis) -> None:
    with changing(redis_client, RECIPES):
        with changing(redis_client, POSTS):
            pass
        assert redis_client.exists(changing_key(RECIPES))

    assert not redis_client.exists(changing_key(RECIPES))
